import type { TranslateConsole } from "../texts";
import { type ApiEvent, formatEventHost } from "./event-state-mark";

const MAX_GUESTS = 3;

/** Formats the host and the first guests; a host who is the reader is not named beside guests. */
export function formatParticipants(event: ApiEvent, t: TranslateConsole, reader?: string): string {
  const guests = event.invitees
    .filter(({ su: isOrganizer, host }) => !isOrganizer && !host)
    .map(({ full_name, email, phone }) => full_name ?? email ?? phone ?? "–");
  const host = formatEventHost(event, t);
  if (guests.length === 0) return host;
  const rest = guests.length - MAX_GUESTS;
  const names = { guests: guests.slice(0, MAX_GUESTS).join(", "), rest: rest > 0 ? ` +${rest}` : "" };
  return event.created_by.user === reader
    ? t("actionItems.withGuests", names)
    : t("actionItems.meets", { host, ...names });
}
