import { askApi } from "@/lib/domain/calendars/oauth/ask-api";
import type { Tokens } from "@/lib/domain/calendars/oauth/tokens";
import type { Access } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";
import { delegatedMicrosoft, microsoftAddress, microsoftService } from "./service";

export type MicrosoftAccess = Access<Tokens>;

interface Call {
  method?: string;
  body?: unknown;
  expected?: readonly number[];
  /** Preferences besides those that hold for every call. */
  prefer?: string;
  /** The version that is meant. */
  ifMatch?: string | undefined;
}

const graph = () => microsoftAddress("https://graph.microsoft.com/v1.0");

/** Ids that stay when an event is moved, and times in UTC. */
const PREFER_HEADER = 'IdType="ImmutableId", outlook.timezone="UTC"';

/** Calls Microsoft Graph, version 1.0: a path, or an address that it has answered. */
export function askGraph(access: MicrosoftAccess, where: string, { prefer, ifMatch, ...call }: Call = {}) {
  const { delegation } = access.credentials;
  const url = where.startsWith("/") ? graph() + inMailbox(access, where) : where;
  // The account's token goes with the request, wherever that leads.
  if (!url.startsWith(`${graph()}/`))
    throw new ProviderRefusal("busy", "The server names a foreign address", null, false, 200);
  const headers = {
    prefer: prefer ? `${PREFER_HEADER}, ${prefer}` : PREFER_HEADER,
    ...(ifMatch && { "if-match": ifMatch }),
  };
  const service = delegation?.kind === "microsoft" ? delegatedMicrosoft(delegation) : microsoftService();
  return askApi(service, access, { url, headers, ...call });
}

/** A path of who has signed in, as one of the person for whom a company's application asks. */
export const inMailbox = ({ credentials: { delegation } }: MicrosoftAccess, path: string): string =>
  delegation ? path.replace(/^\/me(?=\/|\?|$)/, `/users/${encodeURIComponent(delegation.subject)}`) : path;

export const calendarPath = (calendar: string) => `/me/calendars/${encodeURIComponent(calendar)}`;

export const eventPath = (event: string) => `/me/events/${encodeURIComponent(event)}`;
