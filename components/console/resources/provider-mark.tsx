import { CalendarDays, Cloud, Link2, type LucideIcon } from "lucide-react";
import type { Calendar } from "./calendars";

type Source = Calendar["source"];

/** Drawings of our own: the marks of the providers may not be used freely. */
const LETTERS: Partial<Record<Source, string>> = { google: "G", office365: "M", exchange: "E" };

const ICONS: Partial<Record<Source, LucideIcon>> = { icloud: Cloud, caldav: CalendarDays, ics: Link2 };

/** A sign of the provider, beside its name. */
export function ProviderMark({ source }: { source: Source }) {
  const Icon = ICONS[source];
  return (
    <span
      aria-hidden
      className="grid size-7 flex-none place-items-center rounded-sm border border-line bg-surface font-bold text-sm text-text"
    >
      {Icon ? <Icon size={16} /> : LETTERS[source]}
    </span>
  );
}
