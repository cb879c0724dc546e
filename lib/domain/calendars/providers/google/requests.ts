import { askApi } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Access } from "@/lib/domain/calendars/provider";
import { delegatedGoogle, googleAddress, googleService } from "./service";

export type GoogleAccess = Access<Tokens>;

interface Call {
  method?: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  expected?: readonly number[];
}

/** Calls the Calendar API, version 3. */
export const askGoogle = (access: GoogleAccess, path: string, { query = {}, ...call }: Call = {}) =>
  askApi(pickService(access), access, {
    url: googleAddress(`https://www.googleapis.com/calendar/v3${path}${formatQuery(query)}`),
    ...call,
  });

const pickService = ({ credentials: { delegation } }: GoogleAccess) =>
  delegation?.kind === "google" ? delegatedGoogle(delegation) : googleService();

export const buildEventsPath = (calendar: string) => `/calendars/${encodeURIComponent(calendar)}/events`;

function formatQuery(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
