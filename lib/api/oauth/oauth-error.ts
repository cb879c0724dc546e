/** An error response of OAuth (RFC 6749 section 5.2, RFC 7591 section 3.2.2, RFC 8707 section 2). */
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
