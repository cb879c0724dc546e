/** Log sentences for well-known network errors. */
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
  CERT_HAS_EXPIRED: "The server's certificate has expired",
  CERT_NOT_YET_VALID: "The server's certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The server's certificate is signed by itself, not by an authority",
  SELF_SIGNED_CERT_IN_CHAIN: "The server's certificate comes from an authority that is not trusted here",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "The server's certificate comes from an authority that is not trusted here",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The server does not send the certificates between its own and an authority's",
  CERT_REVOKED: "The server's certificate was revoked",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate is made out to another host name",
  ERR_SSL_WRONG_VERSION_NUMBER: "The server does not speak TLS at this port",
  ERR_SSL_UNSUPPORTED_PROTOCOL: "The server speaks only versions of TLS that are too old",
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: "The server does not take the versions of TLS that are spoken here",
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: "The server and this one have no way of TLS in common",
  UND_ERR_HEADERS_OVERFLOW: "The answer's headers are too large",
};

/** Describes an error that wraps others (several addresses tried, or a cause) by the first of them. */
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
