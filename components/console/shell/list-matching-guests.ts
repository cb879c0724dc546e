import { foldText } from "@/lib/platform/i18n/fold-text";
import type { Schemas } from "../api";

type Invitee = Schemas["Event"]["invitees"][number];

export interface Guest {
  name: string | null;
  /** Null where it is not shown. */
  email: string | null;
}

/** The guests of these events of whom the words say something, each once. */
export function listMatchingGuests(events: readonly { invitees: Invitee[] }[], words: string): Guest[] {
  const parts = foldText(words).trim().split(/\s+/);
  const guests = new Map<string, Guest>();
  for (const { full_name: name, email, phone, company, su, host } of events.flatMap(
    (event) => event.invitees,
  )) {
    const text = foldText(` ${[name, email, phone, company].filter(Boolean).join(" ")}`);
    const isMeant = parts.every((part) => text.includes(part));
    const key = email ?? name;
    if (isMeant && key && !su && !host && !guests.has(key)) guests.set(key, { name, email });
  }
  return [...guests.values()];
}

/** As one writes an address into a mail, and into the field of a new event. */
export const formatGuest = ({ name, email }: Guest): string => (name ? `${name} <${email}>` : (email ?? ""));
