import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { buildLocalField } from "@/lib/pages/page-shell/build-local-field";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";
import { buildConfirmDatesStep } from "./build-confirm-dates-step";
import { buildConfirmStep } from "./build-confirm-step";
import { buildEditView } from "./build-edit-view";
import { buildFeedbackStep } from "./build-feedback-step";
import { buildPollStep } from "./build-poll-step";
import { buildActionHref, buildEventHref, type EventContext } from "./event-context";
import type { EventStep } from "./event-form-draft";
import { buildEventErrors, createEventFieldBuilder } from "./form-view";
import { buildScopeField } from "./series/build-scope-field";
import { pickFollowingVisits } from "./series/list-series-visits";
import type { StepParts } from "./step-parts";
import type { EditView, StepView } from "./view";

/** The requested step, if it is available. */
export function buildStepView(context: EventContext): StepView | EditView | null {
  const { step, offers } = context;
  if (step === null || step === "vote" || step === "message" || !offers.has(step)) return null;
  if (step === "edit") return buildEditView(context);
  const parts = STEP_PARTS[step](context);
  return (
    parts && {
      as: "form",
      id: "step",
      text: null,
      hidden: [],
      fields: [],
      facts: [],
      warning: null,
      nearest: null,
      tone: "accent",
      back: { href: buildEventHref(context), label: context.t("eventPage.action.back") },
      errors: context.draft?.step === step ? buildEventErrors(context, context.draft.issues) : null,
      ...parts,
    }
  );
}

type SimpleStep = Exclude<EventStep, "vote" | "message" | "edit">;

const STEP_PARTS: Record<SimpleStep, (context: EventContext) => StepParts | null> = {
  confirm: buildConfirmStep,
  suggestDate: (context) => {
    const { dateTimeStyle, now, t } = context;
    const field = createEventFieldBuilder(context, "suggestDate");
    const local = buildLocalField(t, dateTimeStyle);
    return {
      heading: t("eventPage.action.suggestDate"),
      text: t("eventPage.step.suggestDateText", { zone: formatZoneLabel(dateTimeStyle.zone, now) }),
      action: buildActionHref(context, "suggest"),
      hidden: [{ name: "zone", value: dateTimeStyle.zone }],
      fields: [
        field("date", t("eventPage.step.date"), { kind: "date", ...local }),
        field("from", t("eventPage.step.from"), { kind: "time", ...local }),
        field("until", t("eventPage.step.until"), { kind: "time", ...local }),
      ],
      submit: t("eventPage.step.suggest"),
    };
  },
  suggestPlace: (context) => {
    const { t } = context;
    const hint = t("eventPage.step.placeHint");
    return {
      heading: t("eventPage.action.suggestPlace"),
      action: buildActionHref(context, "suggest"),
      fields: [
        createEventFieldBuilder(context, "suggestPlace")("place", t("eventPage.step.place"), {
          hint,
          maxLength: LIMITS.text,
        }),
      ],
      submit: t("eventPage.step.suggest"),
    };
  },
  coming: (context) => {
    const { visitor, t } = context;
    return {
      heading: t("eventPage.step.coming"),
      text: t("eventPage.step.comingText", { name: describeEventHost(visitor.event).firstName }),
      action: buildActionHref(context, "coming"),
      submit: t("eventPage.action.attend"),
    };
  },
  feedback: buildFeedbackStep,
  poll: buildPollStep,
  several: buildConfirmDatesStep,
  invite: (context) => {
    const { t } = context;
    const field = createEventFieldBuilder(context, "invite");
    return {
      heading: t("eventPage.action.invite"),
      text: t("eventPage.step.inviteText"),
      action: buildActionHref(context, "invite"),
      fields: [
        field("email", t("eventPage.step.email"), { kind: "email", maxLength: LIMITS.email }),
        field("name", t("eventPage.step.name"), { required: false, maxLength: LIMITS.name }),
      ],
      submit: t("eventPage.step.invite"),
    };
  },
  remove: (context) => {
    const { about, visitor, names, t } = context;
    const person = visitor.event.invitees.find(({ id, isOrganizer }) => id === about.person && !isOrganizer);
    if (!person) return null;
    return {
      heading: t("eventPage.step.remove", { name: names.get(person.id) ?? "" }),
      text: t("eventPage.step.removeText"),
      action: buildActionHref(context, "remove"),
      hidden: [{ name: "invitee", value: person.id }],
      submit: t("eventPage.action.remove"),
      tone: "bad",
    };
  },
  cancel: (context) => {
    const { t } = context;
    const reason = { kind: "textarea", required: false, maxLength: LIMITS.text } as const;
    return {
      heading: t("eventPage.step.cancel"),
      text: t("eventPage.step.cancelText"),
      action: buildActionHref(context, "cancel"),
      fields: [
        ...buildScopeField(t, pickFollowingVisits(context.visits, context.visitor, context.now).length),
        createEventFieldBuilder(context, "cancel")("reason", t("eventPage.step.reason"), reason),
      ],
      submit: t("eventPage.action.cancel"),
      tone: "bad",
    };
  },
  decline: (context) => {
    const { visitor, t } = context;
    const isSeat = visitor.seats !== null;
    const name = describeEventHost(visitor.event).firstName;
    return {
      heading: t(isSeat ? "eventPage.step.leave" : "eventPage.step.decline"),
      text: t(isSeat ? "eventPage.step.leaveText" : "eventPage.step.declineText", { name }),
      action: buildActionHref(context, "decline"),
      submit: t(isSeat ? "eventPage.action.leave" : "eventPage.action.decline"),
      tone: "bad",
    };
  },
};
