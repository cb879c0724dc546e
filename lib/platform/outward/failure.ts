/** Why there was no answer, in words for the log; of network errors the well-known ones. */
const FAILURE_SENTENCES: Record<string, string> = {
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was reset",
  EPIPE: "The connection was reset",
  ENOTFOUND: "The host name is unknown",
  EAI_AGAIN: "The host name could not be looked up",
  EHOSTUNREACH: "The host cannot be reached",
  ENETUNREACH: "The host cannot be reached",
  ETIMEDOUT: "The host did not answer",
  UND_ERR_CONNECT_TIMEOUT: "No connection within 5 seconds",
  UND_ERR_SOCKET: "The connection was closed before the answer was complete",
  UND_ERR_HEADERS_OVERFLOW: "The answer's headers are too large",
};

/** An error that holds others (several addresses tried, or a cause) is described by the first of them. */
export function describeFailure(error: unknown): string {
  const { code, message, errors, cause } = error as {
    code?: string;
    message?: string;
    errors?: unknown[];
    cause?: unknown;
  };
  if (code && FAILURE_SENTENCES[code]) return FAILURE_SENTENCES[code];
  const inner = errors?.[0] ?? cause;
  if (inner) return describeFailure(inner);
  return (message || code || "Unknown failure").slice(0, 300);
}
