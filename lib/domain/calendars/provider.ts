import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { BookpageEntry } from "./bookpage-entry";
import type { CalendarEntry, EntryMeetingLink } from "./calendar-entry";
import type { UnreadReason } from "./expansion/unread-reasons";
import type { OptionalBusyStatus } from "./options";

/** A busy time of a calendar event. Whole days last from midnight to midnight in UTC, in any zone. */
export interface BusyTime extends Interval {
  readonly allDay: boolean;
  /** Title of the event, if `Frame.titles` is set. */
  readonly title?: string;
}

/** An event or a whole series. `key` is the provider's id, `uid` that of iCalendar. */
export interface CalendarObject {
  key: string;
  uid: string | null;
  /** Times within the window; none for free, cancelled or past events. */
  busy: readonly BusyTime[];
  /** Set if the UID has the form of ours. */
  own?: BookpageEntry[];
  /** Set if a part could not be read. */
  unread?: UnreadEntry;
}

/** Report to the owner about an event that was not fully read. */
export interface UnreadEntry {
  title: string | null;
  /** Start of the first instance; null if unknown. */
  start: Instant | null;
  allDay: boolean;
  reason: UnreadReason;
}

export interface ExpansionOptions {
  /** Busy times that overlap it are returned. */
  window: Interval;
  /** Zone for times without a known one. */
  zone: string;
  /** Addresses of the calendar's owner in lower case; events that they declined count as free. */
  owners?: readonly string[];
  /** Optional statuses that count as busy; the default applies if absent. */
  statuses?: readonly OptionalBusyStatus[];
  /** Set for users who see their own calendar, when nothing is stored. */
  titles?: boolean;
}

export interface FoundSubcalendar {
  sourceId: string;
  name: string;
  /** The provider's primary calendar, which some providers do not have. */
  primary: boolean;
  writable: boolean;
  /** Counts as busy unless the owner chooses otherwise. */
  busy: boolean;
  /** `#rrggbb`, the provider's colour. */
  colour: string | null;
  /**
   * Changes with every event; a subcalendar with the stored version is skipped. Null if the provider has
   * none.
   */
  version: string | null;
}

/** Result of signing in. */
export interface ProviderAccount<Credentials> {
  /** Identifies an account of its source without revealing a secret. */
  sourceId: string;
  name: string;
  /** Stored sealed and passed as `ProviderAccess.credentials` later. */
  credentials: Credentials;
  subcalendars: readonly FoundSubcalendar[];
  /** Profile of the account's owner. */
  profile?: { email: string | null; picture: string | null };
}

/** A connected account with decrypted credentials, which must not appear in messages or logs. */
export interface ProviderAccess<Credentials> {
  /** The newest credentials, after any renewal. */
  credentials: Credentials;
  /** Called by the provider after it has renewed the credentials. */
  storeRenewed(renewed: Credentials): Promise<void>;
  /**
   * Renews credentials if renewal invalidates the previous ones: one process calls `ask`, concurrent ones
   * get its result. Replaces `storeRenewed`.
   */
  renew?(stale: Credentials, refresh: (newest: Credentials) => Promise<Credentials>): Promise<Credentials>;
  /** Used to limit the threads that one organisation occupies. */
  organization: string;
  /** Aborts the call; providers add their own time limits. */
  signal: AbortSignal;
}

export interface SyncRequest extends ExpansionOptions {
  sourceId: string;
  /** Token of the last sync; null reads everything within the window. */
  token: string | null;
  version: string | null;
}

export interface CalendarChanges {
  /** True if `objects` is complete; false if it contains changes since the token only. */
  whole: boolean;
  objects: readonly CalendarObject[];
  /** Keys of deleted objects. */
  removed: readonly string[];
  token: string | null;
}

/**
 * A calendar source. Servers are untrusted: addresses are checked, and responses are limited in size and
 * time. Failures are thrown as `ProviderError`.
 */
export interface CalendarProvider<Credentials> {
  /** Signs in once, before anything is stored. */
  connect(access: ProviderAccess<Credentials>): Promise<ProviderAccount<Credentials>>;
  listSubcalendars(access: ProviderAccess<Credentials>): Promise<readonly FoundSubcalendar[]>;
  fetchChanges(access: ProviderAccess<Credentials>, reading: SyncRequest): Promise<CalendarChanges>;
  /** Absent for read-only sources. */
  entries?: EntryWriter<Credentials>;
  /** Absent for sources without change notifications. */
  watcher?: Watcher<Credentials>;
  /** Revokes the access for good. Absent for providers without revocation. */
  revokeAccess?(access: ProviderAccess<Credentials>): Promise<void>;
}

export interface Watch {
  id: string;
  remoteId: string;
}

/** Subscribes to change notifications, which the provider sends to a URL of ours. */
export interface Watcher<Credentials> {
  start(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    /** The provider returns `id` and `token` with every message. */
    request: { id: string; token: string; address: string; now: Instant },
  ): Promise<{ remoteId: string; expires: Instant }>;
  /** Succeeds also if the watch has ended. */
  stop(access: ProviderAccess<Credentials>, watch: Watch): Promise<void>;
}

export interface EntryWriter<Credentials> {
  /** Generates the key of a new entry before the request. Absent if the server chooses it. */
  generateKey?(entry: CalendarEntry): string;
  /** Creates the entry, or updates the one with this key; a repeated call creates no second one. */
  upsertEntry(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    entry: CalendarEntry,
    key: string | null,
  ): Promise<{ key: string; room?: EntryMeetingLink }>;
  /** Returns the meeting link requested with an entry. Absent for providers without links. */
  fetchMeetingLink?(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    key: string,
  ): Promise<EntryMeetingLink>;
  /** Succeeds also if the entry no longer exists. */
  remove(access: ProviderAccess<Credentials>, subcalendar: string, key: string): Promise<void>;
  /** Returns the present state of the entry; null if it no longer exists. */
  fetchEntry(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    key: string,
    frame: ExpansionOptions,
  ): Promise<CalendarObject | null>;
}
