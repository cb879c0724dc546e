import { SCOPES, type Scope } from "@/lib/domain/contracts/contract";

/** Apps cannot create credentials or keys, which would outlast the user's consent. */
const EXCLUDED_SCOPES: readonly Scope[] = ["credentials:write", "api_keys:read", "api_keys:write"];

/** Scopes that an app may request. */
export const APP_SCOPES: readonly Scope[] = SCOPES.filter((scope) => !EXCLUDED_SCOPES.includes(scope));

/** Scopes of the agents' tools, and the default of apps that request none. */
export const BOOKING_SCOPES: readonly Scope[] = [
  "slots:read",
  "availabilities:read",
  "events:read",
  "events:write",
];

export const isAppScope = (text: string): text is Scope => APP_SCOPES.some((scope) => scope === text);

/** Splits a space-separated list of OAuth and drops empty entries. */
export const splitScopes = (text: string): string[] => [...new Set(text.split(" ").filter(Boolean))];
