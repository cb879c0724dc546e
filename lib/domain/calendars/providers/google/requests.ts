import { requestProviderApi } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { buildGoogleUrl, createDelegatedGoogleService, findGoogleService } from "./service";

export type GoogleAccess = ProviderAccess<ProviderTokens>;

interface GoogleRequest {
  method?: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  expected?: readonly number[];
}

/** Sends a request to the Calendar API, version 3. */
export const requestGoogle = (
  access: GoogleAccess,
  path: string,
  { query = {}, ...call }: GoogleRequest = {},
) =>
  requestProviderApi(pickService(access), access, {
    url: buildGoogleUrl(`https://www.googleapis.com/calendar/v3${path}${formatQuery(query)}`),
    ...call,
  });

const pickService = ({ credentials: { delegation } }: GoogleAccess) =>
  delegation?.kind === "google" ? createDelegatedGoogleService(delegation) : findGoogleService();

export const buildEventsPath = (calendar: string) => `/calendars/${encodeURIComponent(calendar)}/events`;

function formatQuery(query: Record<string, string | undefined>): string {
  const parameters = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
}
