/** Whether the request asks for it (RFC 7240); programs that send more than an operation knows go on working. */
export const refusesUnknownKeys = ({ headers }: Request): boolean =>
  /(?:^|[,;\s])handling=strict\b/i.test(headers.get("prefer") ?? "");
