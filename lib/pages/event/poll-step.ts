import { localDateAt } from "@/lib/core/time/zone";
import { readDeadline, readPoll } from "@/lib/domain/events/poll/read-poll";
import { MAX_POLL_PEOPLE, RESULTS_SHOWN } from "@/lib/domain/events/poll/schema";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { actionHref, type EventContext } from "./event-context";
import { fieldMaker } from "./form-view";
import type { StepParts } from "./step-parts";
import { toClock } from "./to-clock";
import type { StepView } from "./view";

const TICKS = {
  open: "open",
  if_need_be: "ifNeedBe",
  add_options: "addOptions",
  hide_participants: "hide",
  reminders: "reminders",
} as const;

/** What the organiser says of the poll. */
export function pollStep(context: EventContext): StepParts {
  const { visitor, manner, draft, t } = context;
  const settings = readPoll(visitor.event);
  const deadline = readDeadline(visitor.event);
  const own = draft?.step === "poll" ? draft.values : null;
  const field = fieldMaker(context, "poll");
  const tick = (name: keyof typeof TICKS): StepView["fields"][number] => ({
    as: "tick",
    id: name,
    name,
    label: t(`polls.settings.${TICKS[name]}`),
    checked: own ? own[name] === "true" : settings[name],
    required: false,
    optional: null,
    hint: null,
    error: null,
  });
  return {
    heading: t("polls.settings.heading"),
    action: actionHref(context, "poll"),
    hidden: [{ name: "zone", value: manner.zone }],
    fields: [
      tick("open"),
      tick("if_need_be"),
      tick("add_options"),
      tick("hide_participants"),
      field("results", t("polls.settings.results"), {
        kind: "select",
        value: settings.results,
        options: RESULTS_SHOWN.map((value) => ({ value, label: t(`polls.settings.${value}`) })),
      }),
      field("limit", t("polls.settings.limit"), {
        kind: "number",
        value: settings.limit === null ? "" : String(settings.limit),
        hint: t("polls.settings.limitHint"),
        required: false,
        maxLength: String(MAX_POLL_PEOPLE).length,
      }),
      field("day", t("polls.settings.day"), {
        kind: "date",
        value: deadline === null ? "" : localDateAt(manner.zone, deadline),
        hint: t("polls.settings.dayHint"),
        required: false,
      }),
      field("time", t("polls.settings.time"), {
        kind: "time",
        value: deadline === null ? "" : toClock(manner.zone, deadline),
        hint: t("eventPage.poll.zone", { zone: zoneLabel(manner.zone, deadline ?? context.now) }),
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
