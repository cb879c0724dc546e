import { foldText } from "@/lib/platform/i18n/fold-text";
import type { Schemas } from "../api";

type Invitee = Schemas["Event"]["invitees"][number];

export interface Guest {
  name: string | null;
  /** Null if the address is hidden. */
  email: string | null;
}

/** Lists the guests of these events that match the words, each once. */
export function listMatchingGuests(events: readonly { invitees: Invitee[] }[], words: string): Guest[] {
  const parts = foldText(words).trim().split(/\s+/);
  const guests = new Map<string, Guest>();
  for (const { full_name: name, email, phone, company, su: isOrganizer, host } of events.flatMap(
    (event) => event.invitees,
  )) {
    const text = foldText(` ${[name, email, phone, company].filter(Boolean).join(" ")}`);
    const isMeant = parts.every((part) => text.includes(part));
    const key = email ?? name;
    if (isMeant && key && !isOrganizer && !host && !guests.has(key)) guests.set(key, { name, email });
  }
  return [...guests.values()];
}

/** Formats a guest as in a mail header, which a new event's field parses. */
export const formatGuest = ({ name, email }: Guest): string => (name ? `${name} <${email}>` : (email ?? ""));
