/** A refusal as OAuth tells it (RFC 6749 5.2, RFC 7591 3.2.2, RFC 8707 2). */
export class OauthError extends Error {
  constructor(
    readonly error:
      | "invalid_request"
      | "invalid_client"
      | "invalid_grant"
      | "unsupported_grant_type"
      | "invalid_scope"
      | "invalid_target"
      | "invalid_redirect_uri"
      | "invalid_client_metadata"
      | "temporarily_unavailable",
    message: string,
    readonly status = 400,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
