import type { CalendarProvider } from "./provider";
import { caldav } from "./providers/caldav/provider";
import { exchange } from "./providers/exchange/provider";
import { google } from "./providers/google/provider";
import { ics } from "./providers/ics/provider";
import { office365 } from "./providers/office365/provider";

// Credentials of a source are the result of its own `connect`.
const PROVIDERS: Record<string, CalendarProvider<never>> = {
  caldav: caldav as CalendarProvider<never>,
  icloud: caldav as CalendarProvider<never>,
  ics: ics as CalendarProvider<never>,
  google: google as CalendarProvider<never>,
  exchange: exchange as CalendarProvider<never>,
  office365: office365 as CalendarProvider<never>,
};

/** Returns null for an unknown source. */
export const findProvider = (source: string): CalendarProvider<unknown> | null =>
  (PROVIDERS[source] as CalendarProvider<unknown> | undefined) ?? null;
