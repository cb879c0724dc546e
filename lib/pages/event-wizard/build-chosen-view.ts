import type { LocalDate } from "@/lib/core/time/local-date";
import { capitalize, formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { toPickInterval, type WizardIssue } from "./check-wizard";
import type { WeekContext } from "./pick-week";
import type { ChosenView, WeekView } from "./view";

/** Lists the selected times of all weeks. */
export function buildChosenView(
  context: WeekContext,
  { days }: WeekView,
  issues: readonly WizardIssue[],
): ChosenView {
  const { wizard, t } = context;
  const shown = new Set(
    days.flatMap(({ cells }) => cells.flatMap(({ value, state }) => (state === "past" ? [] : value))),
  );
  return {
    heading: t("eventWizard.details.chosen"),
    none: t("eventWizard.details.chosenNone"),
    remove: t("eventWizard.details.remove", { name: "%s" }),
    picks: wizard.picks.map((value) => ({
      value,
      label: formatPickLabel(context, value),
      isShown: shown.has(value),
      error: issues.find(({ field }) => field === `pick-${value}`)?.text ?? null,
    })),
  };
}

/** "Mon 9 Mar, 10:00" */
export function formatPickLabel({ wizard, reader }: WeekContext, value: string): string {
  const { start } = toPickInterval(value, wizard.length, reader.zone);
  const date = formatDate(reader, value.slice(0, 10) as LocalDate, "dayShort");
  return joinDateTime(reader.lang, capitalize(reader.lang, date), formatTime(reader, start));
}
