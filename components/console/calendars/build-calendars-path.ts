import type { Me } from "../me";

/** Builds the path of the screen with a user's calendars. Admins can manage them; a manager sees their state. */
export function buildCalendarsPath(user: string, { id, admin }: Pick<Me, "id" | "admin">): string {
  if (user === id) return "/console/calendars";
  return `/console/users/${user}/${admin ? "calendars" : "overview"}`;
}
