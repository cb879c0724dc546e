import { zoneView } from "@/lib/pages/frame/reader-controls";
import { formatDuration } from "@/lib/platform/i18n/format";
import type { CreationIssue } from "./check-creation";
import { chosenView } from "./chosen-view";
import { LENGTHS_MINUTES } from "./creation-query";
import type { KnownTime } from "./find-known-time";
import type { WeekContext } from "./pick-week";
import { BARE_FIELD, type DrawField, dropButton, withSpare } from "./row-fields";
import type { DetailsStepView, RowView } from "./view";
import { weekView } from "./week-view";

/** Empty rows below those that are filled in. */
const SPARE_TIME_ROWS = 2;

interface Parts {
  field: DrawField;
  issues: readonly CreationIssue[];
  known: KnownTime;
  /** Markup of all zones, where somebody without JavaScript asked for them. */
  zoneOptions: string | null;
}

/** Where the times are chosen: from a week, and to the minute. */
export function timesView(
  context: WeekContext,
  { field, issues, known, zoneOptions }: Parts,
): DetailsStepView["times"] {
  const { creation, reader, now, t } = context;
  const week = weekView(context, known);
  return {
    heading: t("creation.details.times"),
    text: t("creation.details.timesText"),
    zone: zoneView(t, reader, {
      at: now,
      options: zoneOptions,
      allHref: "",
      action: "",
      hidden: [],
      locked: null,
      guessed: reader.zoneGuessed,
    }),
    length: {
      label: t("creation.details.length"),
      options: LENGTHS_MINUTES.map((minutes) => ({
        value: String(minutes),
        label: formatDuration(reader.lang, minutes),
        chosen: minutes === creation.length,
      })),
    },
    week,
    chosen: chosenView(context, week, issues),
    exact: {
      heading: t("creation.details.exact"),
      text: t("creation.details.exactText"),
      rows: timeRows(context, field),
      more: t("creation.details.more"),
    },
  };
}

function timeRows(context: WeekContext, field: DrawField): RowView[] {
  const { creation, t } = context;
  return withSpare(creation.times, SPARE_TIME_ROWS, { date: "", from: "", until: "" }).map((time, row) => {
    const legend = t("creation.details.exactRow", { count: row + 1 });
    const part = (name: "date" | "from" | "until", kind: "date" | "time") =>
      field({
        name,
        id: `${name}-${row}`,
        label: t(`eventPage.step.${name}`),
        value: time[name],
        kind,
        ...BARE_FIELD,
      });
    return {
      id: `time-${row}`,
      legend,
      fields: [part("date", "date"), part("from", "time"), part("until", "time")],
      drop: row < creation.times.length ? dropButton(context, "time", row, legend) : null,
    };
  });
}
