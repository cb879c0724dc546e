import type { IncomingMessage, ServerResponse } from "node:http";

/** Handles a request of Node's server. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
