import type { Instant } from "@/lib/core/time/instant";
import type { ImportSource } from "../meeting-import/imported-meeting";
import type { ClientOptions } from "../tool-import/tool-client";
import type { BookingReport } from "./booking-report";

/** A tool whose bookings hold time here. `Account`: people and event types, as JSON. */
export interface TransitionTool<Account = unknown> {
  name: string;
  source: Extract<ImportSource, "calendly" | "calcom">;
  /** Opens an account with a token. */
  connect: (options: ConnectOptions) => Promise<AccountConnection<Account>>;
  /** True if the tool has signed the call with the key. */
  isSigned: (call: ToolCall, secret: string) => boolean;
  /** Parses a signed call; null for a change that does not matter, undefined for another form than expected. */
  parseCall: (body: unknown, account: Account) => BookingReport | null | undefined;
  /** Lists the slugs of the pages that an import makes of the account. */
  listPageSlugs: (account: Account) => string[];
}

export interface ConnectOptions extends Pick<ClientOptions, "token" | "wait"> {
  /** The origin of the API of an own instance or another region. */
  address: string | null;
}

export interface ToolCall {
  headers: Headers;
  body: string;
}

export interface Subscription {
  /** The address that the tool calls. */
  url: string;
  secret: string;
}

export interface AccountConnection<Account> {
  account: Account;
  /** Reads the meetings to come, with the hosts of whom all meetings were read. */
  readMeetings: (now: Instant) => Promise<{ reports: BookingReport[]; readHosts: readonly string[] }>;
  /** Returns the path of the subscription, an existing one if there is one; null if it has to be made by hand. */
  subscribe: (subscription: Subscription) => Promise<string | null>;
  unsubscribe: (path: string) => Promise<void>;
}
