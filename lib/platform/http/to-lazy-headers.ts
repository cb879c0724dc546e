import type { IncomingMessage } from "node:http";

/** The headers of a request in the form that the framework's handlers read. */
export const toLazyHeaders = ({ headers }: IncomingMessage): Pick<Headers, "get"> => ({
  get: (name) => headers[name]?.toString() ?? null,
});
