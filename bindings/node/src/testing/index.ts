// The testing kit for agents, clients and tools.

export { encodeAnswer, type ModelPart, type Wire } from "./answers.js";
export {
  type Cassette,
  type CassetteExchange,
  type CassetteFrame,
  type CassetteHead,
  CassetteWriter,
  type RedactionOptions,
  Recorder,
  readCassette,
  redact,
  replayServer,
} from "./cassette.js";
export { ServerFixture, type Test, temporaryFolder, testServer } from "./fixture.js";
export { type ModelAnswer, ModelRecorder, type ModelRequest, type ModelStep, ScriptedModel } from "./model.js";
export { type Id, type Message, type Peer } from "./peer.js";
export { type Answer, type Protocol, type Received, ScriptedServer } from "./server.js";
