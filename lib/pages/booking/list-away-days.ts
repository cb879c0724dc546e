import type { LocalDate } from "@/lib/core/time/local-date";
import { toLocalDate } from "@/lib/core/time/zone";
import type { PublicAbsence } from "@/lib/domain/availability/absences/public-absence";
import { findAbsenceAt } from "./find-absence";
import type { Openings } from "./find-openings";
import type { ViewContext } from "./view-context";

/** The days, in the reader's zone, that only an absence closes; empty if the owner hides absences. */
export function listAwayDays({ page, reader }: ViewContext, { absent, starts }: Openings) {
  const days = new Map<LocalDate, PublicAbsence>();
  if (!page.settings.show_absences) return days;
  const open = new Set(starts.map((start) => toLocalDate(reader.zone, start)));
  for (const start of absent) {
    const day = toLocalDate(reader.zone, start);
    if (open.has(day) || days.has(day)) continue;
    const absence = findAbsenceAt(page, start);
    if (absence) days.set(day, absence);
  }
  return days;
}
