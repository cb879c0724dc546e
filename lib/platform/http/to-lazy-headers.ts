import type { IncomingMessage } from "node:http";

/** The headers of a request as the framework's own handlers read them. */
export const toLazyHeaders = ({ headers }: IncomingMessage): Pick<Headers, "get"> => ({
  get: (name) => headers[name]?.toString() ?? null,
});
