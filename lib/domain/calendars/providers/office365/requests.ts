import { requestProviderApi } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { buildMicrosoftUrl, createDelegatedMicrosoftService, findMicrosoftService } from "./service";

export type MicrosoftAccess = ProviderAccess<ProviderTokens>;

interface GraphRequest {
  method?: string;
  body?: unknown;
  expected?: readonly number[];
  /** Preferences in addition to those of every request. */
  prefer?: string;
  /** Expected version. */
  ifMatch?: string | undefined;
}

const getGraphUrl = () => buildMicrosoftUrl("https://graph.microsoft.com/v1.0");

/** Requests ids that survive moving an event, and times in UTC. */
const PREFER_HEADER = 'IdType="ImmutableId", outlook.timezone="UTC"';

/** Sends a request to Microsoft Graph, version 1.0: a path, or a URL from its responses. */
export function requestGraph(
  access: MicrosoftAccess,
  where: string,
  { prefer, ifMatch, ...call }: GraphRequest = {},
) {
  const { delegation } = access.credentials;
  const url = where.startsWith("/") ? getGraphUrl() + buildMailboxPath(access, where) : where;
  // The token must not be sent to any other server.
  if (!url.startsWith(`${getGraphUrl()}/`))
    throw new ProviderError("busy", "The server names a foreign address", null, false, 200);
  const headers = {
    prefer: prefer ? `${PREFER_HEADER}, ${prefer}` : PREFER_HEADER,
    ...(ifMatch && { "if-match": ifMatch }),
  };
  const service =
    delegation?.kind === "microsoft" ? createDelegatedMicrosoftService(delegation) : findMicrosoftService();
  return requestProviderApi(service, access, { url, headers, ...call });
}

/** Converts a path of the signed-in user to one of the delegated user. */
export const buildMailboxPath = ({ credentials: { delegation } }: MicrosoftAccess, path: string): string =>
  delegation ? path.replace(/^\/me(?=\/|\?|$)/, `/users/${encodeURIComponent(delegation.subject)}`) : path;

export const buildCalendarPath = (calendar: string) => `/me/calendars/${encodeURIComponent(calendar)}`;

export const buildEventPath = (event: string) => `/me/events/${encodeURIComponent(event)}`;
