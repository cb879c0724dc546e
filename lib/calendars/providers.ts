import type { CalendarProvider } from "./provider";
import { caldav } from "./providers/caldav/provider";
import { ics } from "./providers/ics/provider";

// The credentials of a source are what its own `connect` has answered.
const PROVIDERS: Record<string, CalendarProvider<never>> = {
  caldav: caldav as CalendarProvider<never>,
  icloud: caldav as CalendarProvider<never>,
  ics: ics as CalendarProvider<never>,
};

/** Null for a source that cannot be read yet: its calendars are only listed. */
export const providerOf = (source: string): CalendarProvider<unknown> | null =>
  (PROVIDERS[source] as CalendarProvider<unknown> | undefined) ?? null;
