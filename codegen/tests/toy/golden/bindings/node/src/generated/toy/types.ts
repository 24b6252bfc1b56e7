// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/toy/**/*.json.

/** New background. */
export interface BoardPaintParams {
  /** Background. Default: white. */
  color?: Color | null;
}

/** What was painted. */
export interface BoardPaintResponse {
  /** Paint used, in liters. */
  liters: number;
}

/** A question before a note goes. */
export interface ConfirmEraseParams {
  /** The note. */
  note: Note;
}

/** The answer. */
export interface ConfirmEraseResponse {
  /** What to do. */
  answer: ConfirmEraseResponseAnswer;
}

/** What to do. */
export type ConfirmEraseResponseAnswer = "yes" | "no" | (string & {});

/** Which board, and in which color. */
export interface BoardShareParams {
  /** The board. */
  boardId: string;
  /** Paper. Default: as it is. */
  color?: Color | null;
}

/** Which request. */
export interface StopParams {
  /** The request. */
  requestId: string;
}

/** What the plugin says. */
export interface PlugResponse {
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/** How the server is. */
export interface Health {
  /** How many boards are open. */
  boards: number;
}

/** Identifies a note. */
export type NoteId = string;

/** A note on a board. */
export interface Note {
  /** Id of the note. */
  id: NoteId;
  /** What it says. */
  text: string;
  /** Paper. */
  color: Color;
  /** Note it hangs on, if any. */
  parent: string | null;
  /** Unix seconds. Unset: not pinned. */
  pinnedAt?: number | null;
  /** Short name. Unset: none. */
  label?: string | null;
  /** File of a picture. Unset: none. */
  picture?: string | null;
  /**
   * Answers, oldest first.
   * @defaultValue `[]`
   */
  replies?: Note[];
  /** Where it hangs. */
  position?: NotePosition;
  /** Free data of the author. */
  extra?: unknown;
  /** Reactions by name. */
  counts?: { [name: string]: number };
}

/** Where it hangs. */
export interface NotePosition {
  /** Millimeters from the left. */
  x: number;
  /** Millimeters from the top. */
  y: number;
}

/**
 * Color of the paper.
 * - `yellow`: The usual one.
 * - `gold`: For guests.
 */
export type Color = "yellow" | "light-blue" | "gold" | (string & {});

/**
 * What goes on a note.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Content =
  | ContentText
  | Sketch
  | ContentFramed
  | ContentBlank
  | ContentGroup;

/** An empty frame. */
export type ContentFramed = { type: "frame" } & Frame;

/** Nothing yet. */
export interface ContentBlank {
  type: "blank";
}

/** Plain text. */
export interface ContentText {
  type: "text";
  /** The text. */
  text: string;
  /**
   * Whether it is bold.
   * @defaultValue `false`
   */
  bold?: boolean;
}

/** Several things at once. */
export interface ContentGroup {
  type: "group";
  /** The things. */
  parts: Content[];
  /** Shown first, if set. */
  cover?: Content | null;
}

/** A line drawing; other members are kept. */
export interface Sketch {
  type: "sketch";
  /** One path each. */
  lines: string[];
  /** Members that the schema does not name. */
  [member: string]: unknown;
}

/**
 * What is around a note.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Frame =
  | FrameLine
  | FramePicture;

/** A line; a frame without a kind is one. */
export interface FrameLine {
  kind?: "line";
  /** Pixels. */
  width: number;
}

/** A picture. */
export interface FramePicture {
  kind: "picture";
  /** Where it is. */
  url?: string;
  /** Which upload it is. */
  fileId?: string;
}

/**
 * How a note is meant.
 * - `unknown`: The author does not say.
 */
export type Mood = "glad" | "unknown" | (string & {});

/** Reached by no method. */
export interface Secret {
}

/** A mood or nothing. */
export type Maybe = Mood | null;

/**
 * Who looks at a note first.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Review =
  | "nobody"
  | "everybody"
  | { people: ReviewPeople };

/** Whom to ask. */
export interface ReviewPeople {
  /** Their names. */
  names: string[];
}

/**
 * One tag or several.
 *
 * Newer peers may send others: keep a default branch.
 */
export type Tags =
  | string
  | string[];

/** A note to add. */
export interface NoteAddParams {
  /** The board. */
  boardId: string;
  /** What goes on it. */
  content: Content;
  /** Paper. Default: yellow. */
  color?: Color | null;
  /** Who looks first. Default: nobody. */
  review?: Review | null;
  /** Tags. Default: none. */
  tags?: Tags | null;
  /**
   * From the outside in. Default: none.
   * @defaultValue `[]`
   */
  frames?: Frame[];
  /** By reader. */
  moods?: { [name: string]: Mood };
  /**
   * Whether nobody is told.
   * @defaultValue `false`
   * @experimental
   */
  silent?: boolean;
  /**
   * How many.
   * @defaultValue `1`
   */
  copies?: number;
}

/** The note that was added. */
export interface NoteAddResponse {
  /** The note. */
  note: Note;
}

/** A note appeared. */
export interface NoteAddedNotification {
  /** The board. */
  boardId: string;
  /** The note. */
  note: Note;
}

/** Which note to erase. */
export interface NoteEraseParams {
  /** The note. */
  noteId: NoteId;
  /** Absent keeps the last reason, null clears it. */
  reason?: string | null;
}

/** Empty. */
export interface NoteEraseResponse {
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Paints the board. */
  "board/paint": { params: BoardPaintParams; result: BoardPaintResponse };
  /** Shares the board. */
  "board/share": { params: BoardShareParams; result: NoteEraseResponse };
  /** Adds a note to a board. */
  "note/add": { params: NoteAddParams; result: NoteAddResponse };
  /** Erases a note. */
  "note/erase": { params: NoteEraseParams; result: NoteEraseResponse };
  /** Prints notes. */
  "print/start": { params: BoardShareParams; result: NoteEraseResponse | null };
  /** Passes a message on and waits. */
  "relay/say": { params: StopParams; result: NoteEraseResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
  /** Takes a request back. */
  "$/stop": StopParams;
}

/** Requests of the server by name. */
export interface ServerRequests {
  /** Asks whether a note may go. */
  "ask/confirmErase": { params: ConfirmEraseParams; result: ConfirmEraseResponse };
  /** Passes a message on and waits. */
  "relay/say": { params: StopParams; result: NoteEraseResponse };
}

/** Notifications of the server by name. */
export interface ServerNotifications {
  /** Tells that a note was added. */
  "note/added": NoteAddedNotification;
  /** Passes a message on. */
  "relay/say": StopParams;
  /** Takes a request back. */
  "$/stop": StopParams;
}
