import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { getFirstDateOfWeek } from "@/lib/core/time/week";
import { toInstant, toLocalDate } from "@/lib/core/time/zone";
import type { VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Translate } from "@/lib/platform/i18n/translate";
import type { WizardState } from "./wizard-state";

export interface WeekContext {
  wizard: WizardState;
  reader: VisitorLocale;
  now: Instant;
  t: Translate;
}

/** Most organisers choose from the next week near the end of one. */
const DAYS_AHEAD = 3;

/** The first of the seven shown days: of the requested week, else of the first selected time, else of the coming days. */
export function pickWeek({ wizard, reader, now }: Omit<WeekContext, "t">): LocalDate {
  const today = toLocalDate(reader.zone, now);
  const first = wizard.picks.find((pick) => pick.slice(0, 10) >= today)?.slice(0, 10) as
    | LocalDate
    | undefined;
  const day = wizard.week ?? first ?? addDays(today, DAYS_AHEAD);
  return getFirstDateOfWeek(day, reader.firstWeekday);
}

/** The range of the week on the reader's clock, with a day on each side for buffers. */
export const getWeekRange = (reader: VisitorLocale, first: LocalDate): { from: Instant; to: Instant } => ({
  from: toInstant(reader.zone, addDays(first, -1), 0),
  to: toInstant(reader.zone, addDays(first, 8), 0),
});
