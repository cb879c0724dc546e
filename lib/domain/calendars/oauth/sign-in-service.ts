import type { SignInSource } from "@/lib/domain/calendars/calendar-sources";

/** Where people sign in to a provider (RFC 6749, with PKCE), and as whom this installation is known there. */
export interface SignInService {
  source: SignInSource;
  /** The page that people are sent to. */
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
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
