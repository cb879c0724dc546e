/** Where people sign in to a provider (RFC 6749, with PKCE), and as whom this installation is known there. */
export interface ProviderOauthService {
  /** A source of calendars, or a service that makes rooms for meetings. */
  source: string;
  /** The page that people are sent to. */
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** How the installation shows who it is; default: in the body. */
  authenticates?: "body" | "basic";
  /** What is asked for. */
  scopes: readonly string[];
  /** Of these, what nothing works without: people can leave out some of them. */
  needed: readonly string[];
  /** Further parameters of the page. */
  parameters: Readonly<Record<string, string>>;
  /** What a token is asked for with, where no person has signed in. */
  grant?: () => Record<string, string>;
  /** Whether an answer 403 with this body means later, rather than never. */
  isBusy(body: unknown): boolean;
}
