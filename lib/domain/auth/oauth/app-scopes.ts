import { SCOPES, type Scope } from "@/lib/platform/http/contract";

/** What opens accounts or makes keys is no app's to have: it would outlast whoever allowed it. */
const EXCLUDED_SCOPES: readonly Scope[] = ["credentials:write", "api_keys:read", "api_keys:write"];

/** What an app may ask for. */
export const APP_SCOPES: readonly Scope[] = SCOPES.filter((scope) => !EXCLUDED_SCOPES.includes(scope));

/** What the tools of agents need, and what an app gets that does not say what it wants. */
export const BOOKING_SCOPES: readonly Scope[] = [
  "slots:read",
  "availabilities:read",
  "events:read",
  "events:write",
];

export const isAppScope = (text: string): text is Scope => APP_SCOPES.some((scope) => scope === text);

/** A list as OAuth writes it; empty entries are none. */
export const splitScopes = (text: string): string[] => [...new Set(text.split(" ").filter(Boolean))];
