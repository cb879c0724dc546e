import type { VisitorState } from "@/lib/domain/events/visitor/event-facts";
import { listUnanswered, type VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import { buildCalendarChangeActions } from "./calendar-change-view";
import { buildActionHref, buildStepHref, type EventContext } from "./event-context";
import type { EventView } from "./view";

type Action = EventView["actions"][number];

/** The actions that the visitor may take, the most likely first. */
export function buildActionsView(context: EventContext, state: VisitorState): Action[] {
  const { offers, visitor, eventQuery, t } = context;
  const { event } = visitor;
  const attend: Action = {
    href: buildActionHref(context, "vote"),
    label: t("eventPage.action.attend"),
    tone: "accent",
    post: [{ name: `date-${event.confirmedDateId}`, value: "yes" }],
  };
  const comeBack: Action = {
    href: buildActionHref(context, "vote"),
    label: t("eventPage.action.return"),
    tone: "accent",
    post: [{ name: "return", value: "1" }],
  };
  const remind: Action = {
    href: buildActionHref(context, "remind"),
    label: t("eventPage.action.remind", { count: listUnanswered(event).length }),
    tone: "plain",
    post: [],
  };
  const move: Action = {
    href: `/event/${event.id}/reschedule?${new URLSearchParams({ key: eventQuery.key })}`,
    label: t("eventPage.action.move"),
    tone: "plain",
    post: null,
  };
  const severalLink: Action = {
    href: buildStepHref(context, "several"),
    label: t("polls.several"),
    tone: "plain",
    post: null,
  };
  const duplicate: Action = {
    href: buildActionHref(context, "duplicate"),
    label: t("polls.duplicate"),
    tone: "plain",
    post: [],
  };
  const pollLink: Action = {
    href: buildStepHref(context, "poll"),
    label: t("polls.settings.heading"),
    tone: "plain",
    post: null,
  };
  const all: [VisitorAction, Action][] = [
    ["attend", attend],
    ["return", comeBack],
    ["remind", remind],
    ["move", move],
    ["suggestDate", buildStepLink(context, "suggestDate")],
    ["suggestPlace", buildStepLink(context, "suggestPlace")],
    ["invite", buildStepLink(context, "invite")],
    ["poll", pollLink],
    ["several", severalLink],
    ["edit", buildStepLink(context, "edit")],
    ["duplicate", duplicate],
    ["decline", buildDeclineLink(context)],
    ["cancel", buildStepLink(context, "cancel", "bad")],
  ];
  return [
    ...buildCalendarChangeActions(context),
    ...buildBookAgainActions(context, state),
    ...all
      .filter(([offer]) => offers.has(offer) && !(offer === "decline" && isCancelEnough(context)))
      .map(([, action]) => action),
    ...buildConfirmPlaceActions(context),
  ];
}

/** Returns whether declining would leave the host alone, so that a booker cancels instead. */
const isCancelEnough = ({ offers, visitor: { seats, event } }: EventContext): boolean =>
  offers.has("cancel") &&
  seats === null &&
  event.invitees.filter(({ id }) => !event.declines.some(({ inviteeId }) => inviteeId === id)).length <= 2;

type ActionStep = Extract<
  VisitorAction,
  "suggestDate" | "suggestPlace" | "invite" | "edit" | "decline" | "cancel" | "confirm"
>;

/** A link to a step that asks for input before the action. */
const buildStepLink = (context: EventContext, step: ActionStep, tone: Action["tone"] = "plain"): Action => ({
  href: buildStepHref(context, step),
  label: context.t(`eventPage.action.${step}`),
  tone,
  post: null,
});

/** A booker in a meeting with seats gives up the seat. */
const buildDeclineLink = (context: EventContext): Action =>
  context.visitor.seats === null
    ? buildStepLink(context, "decline")
    : { ...buildStepLink(context, "decline", "bad"), label: context.t("eventPage.action.leave") };

/** A guest of a cancelled meeting gets a link to book another one. */
function buildBookAgainActions({ visitor, t }: EventContext, state: VisitorState): Action[] {
  const { page, appointmentType } = visitor.event;
  const over = state === "cancelled" || state === "past" || state === "declined";
  if (!over || visitor.isOrganizer || !page?.active) return [];
  const path = appointmentType?.active ? `/types/${appointmentType.slug}` : "";
  const tone = state === "declined" ? "plain" : "accent";
  return [{ href: `/${page.slug}${path}`, label: t("event.bookAgain"), tone, post: null }];
}

/** An event without dates only has its place to confirm. */
const buildConfirmPlaceActions = (context: EventContext): Action[] =>
  context.offers.has("confirm") && context.visitor.event.dates.length === 0
    ? [buildStepLink(context, "confirm", "accent")]
    : [];
