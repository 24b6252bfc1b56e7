// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/types.ts.j2 from schema/toy/v2/**/*.json.

/** Nothing. */
export interface PingParams {
  /** Comes back. */
  text?: string | null;
}

/** The sign. */
export interface PingResponse {
  /** What came. */
  text?: string | null;
}


/** Requests of the client by name. */
export interface ClientRequests {
  /** Asks for a sign of life. */
  "ping": { params: PingParams; result: PingResponse };
}

/** Notifications of the client by name. */
export interface ClientNotifications {
}

/** Requests of the server by name. */
export interface ServerRequests {
}

/** Notifications of the server by name. */
export interface ServerNotifications {
}
