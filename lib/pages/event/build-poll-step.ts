import { toLocalDate } from "@/lib/core/time/zone";
import { getPollDeadline, getPollSettings } from "@/lib/domain/events/poll/get-poll-settings";
import { RESULT_VISIBILITIES } from "@/lib/domain/events/poll/options";
import { MAX_POLL_PARTICIPANTS } from "@/lib/domain/events/poll/schema";
import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildActionHref, type EventContext } from "./event-context";
import { createEventFieldBuilder } from "./form-view";
import type { StepParts } from "./step-parts";
import { toTimeInput } from "./to-time-input";
import type { StepView } from "./view";

const TICKS = {
  open: "open",
  if_need_be: "ifNeedBe",
  add_options: "addOptions",
  hide_participants: "hide",
  reminders: "reminders",
} as const;

/** The form for the poll's settings. */
export function buildPollStep(context: EventContext): StepParts {
  const { visitor, dateTimeStyle, draft, t } = context;
  const settings = getPollSettings(visitor.event);
  const deadline = getPollDeadline(visitor.event);
  const typed = draft?.step === "poll" ? draft.values : null;
  const field = createEventFieldBuilder(context, "poll");
  const local = buildLocalField(t, dateTimeStyle);
  const tick = (name: keyof typeof TICKS): StepView["fields"][number] => ({
    as: "tick",
    id: name,
    name,
    label: t(`polls.settings.${TICKS[name]}`),
    checked: typed ? typed[name] === "true" : settings[name],
    required: false,
    optional: null,
    hint: null,
    error: null,
  });
  return {
    heading: t("polls.settings.heading"),
    action: buildActionHref(context, "poll"),
    hidden: [{ name: "zone", value: dateTimeStyle.zone }],
    fields: [
      tick("open"),
      tick("if_need_be"),
      tick("add_options"),
      tick("hide_participants"),
      field("results", t("polls.settings.results"), {
        kind: "select",
        value: settings.results,
        options: RESULT_VISIBILITIES.map((value) => ({ value, label: t(`polls.settings.${value}`) })),
      }),
      field("limit", t("polls.settings.limit"), {
        kind: "number",
        value: settings.limit === null ? "" : String(settings.limit),
        hint: t("polls.settings.limitHint"),
        required: false,
        maxLength: String(MAX_POLL_PARTICIPANTS).length,
      }),
      field("day", t("polls.settings.day"), {
        kind: "date",
        ...local,
        value: deadline === null ? "" : toLocalDate(dateTimeStyle.zone, deadline),
        hint: t("polls.settings.dayHint"),
        required: false,
      }),
      field("time", t("polls.settings.time"), {
        kind: "time",
        ...local,
        value: deadline === null ? "" : toTimeInput(dateTimeStyle.zone, deadline),
        hint: t("eventPage.poll.zone", {
          zone: formatZoneLabel(dateTimeStyle.zone, deadline ?? context.now),
        }),
        required: false,
      }),
      field("at_deadline", t("polls.settings.atDeadline"), {
        kind: "select",
        value: settings.at_deadline,
        options: (["remind", "confirm"] as const).map((value) => ({
          value,
          label: t(`polls.settings.${value}`),
        })),
      }),
      tick("reminders"),
    ],
    submit: t("eventPage.step.save"),
  };
}
