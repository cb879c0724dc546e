/** Authorisation server of a provider (RFC 6749, with PKCE) and this installation's client there. */
export interface ProviderOauthService {
  /** Calendar source or conference provider. */
  source: string;
  /** Authorisation page. */
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** Client authentication; the default is "body". */
  authenticates?: "body" | "basic";
  /** Requested scopes. */
  scopes: readonly string[];
  /** Scopes that are required, as users can deselect some. */
  needed: readonly string[];
  /** Additional parameters of the authorisation page. */
  parameters: Readonly<Record<string, string>>;
  /** Parameters of a token request without a signed-in user. */
  grant?: () => Record<string, string>;
  /** Returns whether a 403 with this body is temporary. */
  isBusy(body: unknown): boolean;
}
