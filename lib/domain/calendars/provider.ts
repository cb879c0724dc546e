import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import type { BookpageEntry } from "./bookpage-entry";
import type { OptionalBusyStatus } from "./busy-statuses";
import type { CalendarEntry, EntryMeetingLink } from "./calendar-entry";
import type { UnreadReason } from "./expansion/unread-reasons";

/** When an event of a calendar takes its owner's time. Whole days go from midnight to midnight in UTC, in any zone. */
export interface BusyTime extends Interval {
  readonly allDay: boolean;
  /** What its owner calls it, where `Frame.titles` asked for that. */
  readonly title?: string;
}

/** An event of a calendar, a series counting as one; `key` is the provider's name for it, `uid` iCalendar's. */
export interface CalendarObject {
  key: string;
  uid: string | null;
  /** Within the window alone; none for what is free, cancelled or over. */
  busy: readonly BusyTime[];
  /** Where the UID has the form of ours. */
  own?: BookpageEntry[];
  /** Where something of it could not be read. */
  unread?: UnreadEntry;
}

/** What its owner is told of an event that could not be read, or not all of it. */
export interface UnreadEntry {
  title: string | null;
  /** Of the first time; null where it is not known. */
  start: Instant | null;
  allDay: boolean;
  reason: UnreadReason;
}

export interface ExpansionOptions {
  /** Busy times are wanted that overlap it. */
  window: Interval;
  /** For times that name no zone, or one that nobody knows. */
  zone: string;
  /** Addresses of the calendar's owner, in small letters: what they have declined leaves them free. */
  owners?: readonly string[];
  /** Which of the statuses that leave the choice count as busy; else as nobody has chosen. */
  statuses?: readonly OptionalBusyStatus[];
  /** For who reads their own calendar, where nothing of it is kept. */
  titles?: boolean;
}

export interface FoundSubcalendar {
  sourceId: string;
  name: string;
  /** The provider itself says so; of some providers none is. */
  primary: boolean;
  writable: boolean;
  /** Whether it says when its owner is busy, unless they choose otherwise. */
  busy: boolean;
  /** `#rrggbb`, as the provider shows it. */
  colour: string | null;
  /** Different after every change of an event in it; equal to the stored token nothing is read. Null: not told. */
  version: string | null;
}

/** What signing in has found out. */
export interface ProviderAccount<Credentials> {
  /** Tells accounts of one source apart, and is no secret. */
  sourceId: string;
  name: string;
  /** What is kept, sealed, and comes back as `Access.credentials`. */
  credentials: Credentials;
  subcalendars: readonly FoundSubcalendar[];
  /** Whose it is. */
  profile?: { email: string | null; picture: string | null };
}

/** A connected account. Whoever gives it has opened the credentials; they stay out of messages and logs. */
export interface ProviderAccess<Credentials> {
  /** The newest ones, renewed ones included. */
  credentials: Credentials;
  /** Called by the provider when it has renewed the credentials. */
  storeRenewed(renewed: Credentials): Promise<void>;
  /**
   * Renews credentials where each renewal ends the ones before, so that two at once would lose them: `ask` is called by
   * one alone, the others are answered what that has brought. In place of `keep`.
   */
  renew?(stale: Credentials, ask: (newest: Credentials) => Promise<Credentials>): Promise<Credentials>;
  /** Whose calendar it is: none may have all of a server's threads while others wait. */
  organization: string;
  /** Ends the call with what is under way; the provider adds time limits of its own. */
  signal: AbortSignal;
}

export interface SyncRequest extends ExpansionOptions {
  sourceId: string;
  /** From the last reading; null: everything within the window is read. */
  token: string | null;
  version: string | null;
}

export interface CalendarChanges {
  /** `objects` are all there are, not only those that differ from what the token stands for. */
  whole: boolean;
  objects: readonly CalendarObject[];
  /** Keys of objects that are gone. */
  removed: readonly string[];
  token: string | null;
}

/**
 * A source of calendars. Every call goes to a server that a client has named or may have taken over: addresses are
 * checked, answers are bounded in size and time. What goes wrong is thrown as a `ProviderError`.
 */
export interface CalendarProvider<Credentials> {
  /** Signs in. Asked once, before anything is stored. */
  connect(access: ProviderAccess<Credentials>): Promise<ProviderAccount<Credentials>>;
  listSubcalendars(access: ProviderAccess<Credentials>): Promise<readonly FoundSubcalendar[]>;
  fetchChanges(access: ProviderAccess<Credentials>, reading: SyncRequest): Promise<CalendarChanges>;
  /** Absent where nothing can be written. */
  entries?: EntryWriter<Credentials>;
  /** Absent where calendars do not tell when they change. */
  watcher?: Watcher<Credentials>;
  /** Gives the access back, for good. Absent where a provider knows nothing of that. */
  revokeAccess?(access: ProviderAccess<Credentials>): Promise<void>;
}

export interface Watch {
  id: string;
  remoteId: string;
}

/** Lets a provider tell, at an address of ours, that something has changed. */
export interface Watcher<Credentials> {
  start(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    /** `id` and `token` come back with every message. */
    wanted: { id: string; token: string; address: string; now: Instant },
  ): Promise<{ remoteId: string; expires: Instant }>;
  /** Done as well where it has ended already. */
  stop(access: ProviderAccess<Credentials>, watch: Watch): Promise<void>;
}

export interface EntryWriter<Credentials> {
  /** The key of an entry that is new, known before the server is asked. Absent where the server chooses it. */
  generateKey?(entry: CalendarEntry): string;
  /** Writes the entry, over the one with this key if there is one; called again it does not make a second one. */
  upsertEntry(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    entry: CalendarEntry,
    key: string | null,
  ): Promise<{ key: string; room?: EntryMeetingLink }>;
  /** The room that was asked for with an entry. Absent where entries come without one. */
  fetchMeetingLink?(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    key: string,
  ): Promise<EntryMeetingLink>;
  /** Done as well where it is gone already. */
  remove(access: ProviderAccess<Credentials>, subcalendar: string, key: string): Promise<void>;
  /** What the calendar says of the entry with this key now; null where it is gone. */
  fetchEntry(
    access: ProviderAccess<Credentials>,
    subcalendar: string,
    key: string,
    frame: ExpansionOptions,
  ): Promise<CalendarObject | null>;
}
