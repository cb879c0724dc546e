import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { buildZoneControl } from "@/lib/pages/page-shell/locale-controls";
import { formatDuration } from "@/lib/platform/i18n/format-date-time";
import { buildChosenView } from "./build-chosen-view";
import { buildWeekView } from "./build-week-view";
import type { WizardIssue } from "./check-wizard";
import type { KnownHosts } from "./find-known-hosts";
import type { WeekContext } from "./pick-week";
import { addSpareRows, type BuildRowField, buildRemoveButton, OPTIONAL_ROW_FIELD } from "./row-fields";
import type { DetailsStepView, RowView } from "./view";
import { LENGTHS_MINUTES } from "./wizard-state";

/** Empty rows after the filled ones. */
const SPARE_TIME_ROWS = 2;

interface TimesInput {
  field: BuildRowField;
  issues: readonly WizardIssue[];
  known: KnownHosts;
  /** Markup of all time zones, if requested without JavaScript. */
  zoneOptions: string | null;
}

/** Builds the two ways to choose times: from a week grid, and to the minute. */
export function buildTimesView(
  context: WeekContext,
  { field, issues, known, zoneOptions }: TimesInput,
): DetailsStepView["times"] {
  const { wizard, reader, now, t } = context;
  const week = buildWeekView(context, known);
  return {
    heading: t("eventWizard.details.times"),
    text: t("eventWizard.details.timesText"),
    zone: buildZoneControl(t, reader, {
      at: now,
      options: zoneOptions,
      allHref: "",
      action: "",
      hidden: [],
      locked: null,
    }),
    length: {
      label: t("eventWizard.details.length"),
      options: LENGTHS_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: formatDuration(reader.lang, minutes),
        chosen: minutes === wizard.length,
      })),
    },
    week,
    chosen: buildChosenView(context, week, issues),
    exact: {
      heading: t("eventWizard.details.exact"),
      text: t("eventWizard.details.exactText"),
      rows: buildTimeRows(context, field),
      more: t("eventWizard.details.more"),
    },
  };
}

function buildTimeRows(context: WeekContext, field: BuildRowField): RowView[] {
  const { wizard, reader, t } = context;
  const local = buildLocalField(t, reader);
  return addSpareRows(wizard.times, SPARE_TIME_ROWS, { date: "", from: "", until: "" }).map((time, row) => {
    const legend = t("eventWizard.details.exactRow", { count: row + 1 });
    const part = (name: "date" | "from" | "until", kind: "date" | "time") =>
      field({
        name,
        id: `${name}-${row}`,
        label: t(`eventPage.step.${name}`),
        value: time[name],
        kind,
        ...local,
        ...OPTIONAL_ROW_FIELD,
      });
    return {
      id: `time-${row}`,
      legend,
      fields: [part("date", "date"), part("from", "time"), part("until", "time")],
      drop: row < wizard.times.length ? buildRemoveButton(context, "time", row, legend) : null,
    };
  });
}
