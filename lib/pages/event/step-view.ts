import { describeHost } from "@/lib/domain/events/visitor/event-facts";
import { LIMITS } from "@/lib/platform/http/fields";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";
import { confirmStep } from "./confirm-step";
import { editView } from "./edit-view";
import { actionHref, buildEventHref, type EventContext } from "./event-context";
import type { EventStep } from "./event-form-draft";
import { fieldMaker, listErrors } from "./form-view";
import { pollStep } from "./poll-step";
import { pickFollowing } from "./series/find-visits";
import { scopeField } from "./series/scope-field";
import { severalStep } from "./several-step";
import type { StepParts } from "./step-parts";
import type { EditView, StepView } from "./view";

/** What was opened, where it may be. */
export function stepView(context: EventContext): StepView | EditView | null {
  const { step, offers } = context;
  if (step === null || step === "vote" || step === "message" || !offers.has(step)) return null;
  if (step === "edit") return editView(context);
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
      errors: context.draft?.step === step ? listErrors(context, context.draft.issues) : null,
      ...parts,
    }
  );
}

type Simple = Exclude<EventStep, "vote" | "message" | "edit">;

const STEP_PARTS: Record<Simple, (context: EventContext) => StepParts | null> = {
  confirm: confirmStep,
  suggestDate: (context) => {
    const { manner, now, t } = context;
    const field = fieldMaker(context, "suggestDate");
    return {
      heading: t("eventPage.action.suggestDate"),
      text: t("eventPage.step.suggestDateText", { zone: zoneLabel(manner.zone, now) }),
      action: actionHref(context, "suggest"),
      hidden: [{ name: "zone", value: manner.zone }],
      fields: [
        field("date", t("eventPage.step.date"), { kind: "date" }),
        field("from", t("eventPage.step.from"), { kind: "time" }),
        field("until", t("eventPage.step.until"), { kind: "time" }),
      ],
      submit: t("eventPage.step.suggest"),
    };
  },
  suggestPlace: (context) => {
    const { t } = context;
    const hint = t("eventPage.step.placeHint");
    return {
      heading: t("eventPage.action.suggestPlace"),
      action: actionHref(context, "suggest"),
      fields: [
        fieldMaker(context, "suggestPlace")("place", t("eventPage.step.place"), {
          hint,
          maxLength: LIMITS.text,
        }),
      ],
      submit: t("eventPage.step.suggest"),
    };
  },
  poll: pollStep,
  several: severalStep,
  invite: (context) => {
    const { t } = context;
    const field = fieldMaker(context, "invite");
    return {
      heading: t("eventPage.action.invite"),
      text: t("eventPage.step.inviteText"),
      action: actionHref(context, "invite"),
      fields: [
        field("email", t("eventPage.step.email"), { kind: "email", maxLength: LIMITS.email }),
        field("name", t("eventPage.step.name"), { required: false, maxLength: LIMITS.name }),
      ],
      submit: t("eventPage.step.invite"),
    };
  },
  remove: (context) => {
    const { about, visitor, names, t } = context;
    const person = visitor.event.invitees.find(({ id, su }) => id === about.person && !su);
    if (!person) return null;
    return {
      heading: t("eventPage.step.remove", { name: names.get(person.id) ?? "" }),
      text: t("eventPage.step.removeText"),
      action: actionHref(context, "remove"),
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
      action: actionHref(context, "cancel"),
      fields: [
        ...scopeField(t, pickFollowing(context.visits, context.visitor, context.now).length),
        fieldMaker(context, "cancel")("reason", t("eventPage.step.reason"), reason),
      ],
      submit: t("eventPage.action.cancel"),
      tone: "bad",
    };
  },
  decline: (context) => {
    const { visitor, t } = context;
    const isSeat = visitor.seats !== null;
    const name = describeHost(visitor.event).firstName;
    return {
      heading: t(isSeat ? "eventPage.step.leave" : "eventPage.step.decline"),
      text: t(isSeat ? "eventPage.step.leaveText" : "eventPage.step.declineText", { name }),
      action: actionHref(context, "decline"),
      submit: t(isSeat ? "eventPage.action.leave" : "eventPage.action.decline"),
      tone: "bad",
    };
  },
};
