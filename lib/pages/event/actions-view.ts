import type { EventState } from "@/lib/domain/events/visitor/event-facts";
import { type Offer, unansweredOf } from "@/lib/domain/events/visitor/offers";
import { actionHref, type EventContext, stepHref } from "./event-context";
import type { EventView } from "./view";

type Actions = EventView["actions"];

/** What the reader can do here, the likeliest first; nothing that would be refused. */
export function actionsView(context: EventContext, state: EventState): Actions {
  const { offers, visitor, asked, t } = context;
  const { event } = visitor;
  const open = (
    step: Extract<Offer, "suggestDate" | "suggestPlace" | "invite" | "edit">,
  ): Actions[number] => ({
    href: stepHref(context, step),
    label: t(`eventPage.action.${step}`),
    tone: "plain",
    post: null,
  });
  const all: [Offer, Actions[number]][] = [
    [
      "attend",
      {
        href: actionHref(context, "vote"),
        label: t("eventPage.action.attend"),
        tone: "accent",
        post: [{ name: `date-${event.confirmedDateId}`, value: "yes" }],
      },
    ],
    [
      "remind",
      {
        href: actionHref(context, "remind"),
        label: t("eventPage.action.remind", { count: unansweredOf(event).length }),
        tone: "plain",
        post: [],
      },
    ],
    [
      "move",
      {
        href: `/event/${event.id}/reschedule?${new URLSearchParams({ key: asked.key })}`,
        label: t("eventPage.action.move"),
        tone: "plain",
        post: null,
      },
    ],
    ["suggestDate", open("suggestDate")],
    ["suggestPlace", open("suggestPlace")],
    ["invite", open("invite")],
    ["edit", open("edit")],
    [
      "decline",
      {
        href: stepHref(context, "decline"),
        label: t("eventPage.action.decline"),
        tone: "plain",
        post: null,
      },
    ],
    [
      "cancel",
      { href: stepHref(context, "cancel"), label: t("eventPage.action.cancel"), tone: "bad", post: null },
    ],
  ];
  return [
    ...again(context, state),
    ...all.filter(([offer]) => offers.has(offer)).map(([, action]) => action),
    ...placeAlone(context),
  ];
}

/** Where a meeting came to nothing, a guest finds the way to another one. */
function again({ visitor, t }: EventContext, state: EventState): Actions {
  const { page, appointmentType } = visitor.event;
  const over = state === "cancelled" || state === "past" || state === "declined";
  if (!over || visitor.su || !page?.active) return [];
  const path = appointmentType?.active ? `/types/${appointmentType.handle}` : "";
  const tone = state === "declined" ? "plain" : "accent";
  return [{ href: `/${page.nickname}${path}`, label: t("event.bookAgain"), tone, post: null }];
}

/** Without dates there is only a place to confirm. */
const placeAlone = (context: EventContext): Actions =>
  context.offers.has("confirm") && context.visitor.event.dates.length === 0
    ? [
        {
          href: stepHref(context, "confirm"),
          label: context.t("eventPage.action.confirm"),
          tone: "accent",
          post: null,
        },
      ]
    : [];
