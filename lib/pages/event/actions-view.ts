import type { EventState } from "@/lib/domain/events/visitor/event-facts";
import { listUnanswered, type Offer } from "@/lib/domain/events/visitor/offers";
import { changeActions } from "./calendar-change-view";
import { actionHref, type EventContext, stepHref } from "./event-context";
import type { EventView } from "./view";

type Action = EventView["actions"][number];

/** The actions that the reader can take, the most likely first; only what would be accepted. */
export function actionsView(context: EventContext, state: EventState): Action[] {
  const { offers, visitor, asked, t } = context;
  const { event } = visitor;
  const attend: Action = {
    href: actionHref(context, "vote"),
    label: t("eventPage.action.attend"),
    tone: "accent",
    post: [{ name: `date-${event.confirmedDateId}`, value: "yes" }],
  };
  const comeBack: Action = {
    href: actionHref(context, "vote"),
    label: t("eventPage.action.return"),
    tone: "accent",
    post: [{ name: "return", value: "1" }],
  };
  const remind: Action = {
    href: actionHref(context, "remind"),
    label: t("eventPage.action.remind", { count: listUnanswered(event).length }),
    tone: "plain",
    post: [],
  };
  const move: Action = {
    href: `/event/${event.id}/reschedule?${new URLSearchParams({ key: asked.key })}`,
    label: t("eventPage.action.move"),
    tone: "plain",
    post: null,
  };
  const severalLink: Action = {
    href: stepHref(context, "several"),
    label: t("polls.several"),
    tone: "plain",
    post: null,
  };
  const duplicate: Action = {
    href: actionHref(context, "duplicate"),
    label: t("polls.duplicate"),
    tone: "plain",
    post: [],
  };
  const pollLink: Action = {
    href: stepHref(context, "poll"),
    label: t("polls.settings.heading"),
    tone: "plain",
    post: null,
  };
  const all: [Offer, Action][] = [
    ["attend", attend],
    ["return", comeBack],
    ["remind", remind],
    ["move", move],
    ["suggestDate", stepLink(context, "suggestDate")],
    ["suggestPlace", stepLink(context, "suggestPlace")],
    ["invite", stepLink(context, "invite")],
    ["poll", pollLink],
    ["several", severalLink],
    ["edit", stepLink(context, "edit")],
    ["duplicate", duplicate],
    ["decline", declineLink(context)],
    ["cancel", stepLink(context, "cancel", "bad")],
  ];
  return [
    ...changeActions(context),
    ...again(context, state),
    ...all.filter(([offer]) => offers.has(offer)).map(([, action]) => action),
    ...placeAlone(context),
  ];
}

type Step = Extract<
  Offer,
  "suggestDate" | "suggestPlace" | "invite" | "edit" | "decline" | "cancel" | "confirm"
>;

/** A link to a step that asks for something before anything is done. */
const stepLink = (context: EventContext, step: Step, tone: Action["tone"] = "plain"): Action => ({
  href: stepHref(context, step),
  label: context.t(`eventPage.action.${step}`),
  tone,
  post: null,
});

/** Of a meeting with seats it is the seat that is given up. */
const declineLink = (context: EventContext): Action =>
  context.visitor.seats === null
    ? stepLink(context, "decline")
    : { ...stepLink(context, "decline", "bad"), label: context.t("eventPage.action.leave") };

/** Where a meeting came to nothing, a guest finds the way to another one. */
function again({ visitor, t }: EventContext, state: EventState): Action[] {
  const { page, appointmentType } = visitor.event;
  const over = state === "cancelled" || state === "past" || state === "declined";
  if (!over || visitor.su || !page?.active) return [];
  const path = appointmentType?.active ? `/types/${appointmentType.handle}` : "";
  const tone = state === "declined" ? "plain" : "accent";
  return [{ href: `/${page.nickname}${path}`, label: t("event.bookAgain"), tone, post: null }];
}

/** Without dates there is only a place to confirm. */
const placeAlone = (context: EventContext): Action[] =>
  context.offers.has("confirm") && context.visitor.event.dates.length === 0
    ? [stepLink(context, "confirm", "accent")]
    : [];
