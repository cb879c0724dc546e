import type { Me } from "../me";

/** Where somebody's calendars are seen to. Accounts are an admin's to help with; who manages somebody sees how they are. */
export function buildCalendarsPath(user: string, { id, admin }: Pick<Me, "id" | "admin">): string {
  if (user === id) return "/console/calendars";
  return `/console/users/${user}/${admin ? "calendars" : "overview"}`;
}
