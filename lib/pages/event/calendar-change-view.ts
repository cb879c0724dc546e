import { asInstant, DAY } from "@/lib/core/time/instant";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { getStartOfDay } from "@/lib/core/time/zone";
import { listCalendarChangeSteps } from "@/lib/domain/events/calendar-changes/queries";
import { formatShortSpan } from "@/lib/domain/events/visitor/format-days";
import type { BannerView } from "@/lib/pages/page-shell/view";
import { buildActionHref, type EventContext } from "./event-context";
import type { EventView } from "./view";

type Action = EventView["actions"][number];

/** Tells the reader that the entry in their own calendar differs from the event. */
export function buildCalendarChangeBanner({
  change,
  visitor,
  dateTimeStyle,
  t,
}: EventContext): BannerView | null {
  if (!change || listCalendarChangeSteps(change, visitor.event).length === 0) return null;
  const { timezone } = visitor.event;
  const { startsAt, endsAt, allDay } = change;
  if (!startsAt || !endsAt)
    return {
      tone: "warn",
      title: t("eventPage.entry.deleted"),
      text: t("eventPage.entry.deletedText"),
      links: [],
    };
  const at = (date: Date) =>
    allDay ? getStartOfDay(timezone, fromEpochDay(Math.floor(+date / DAY))) : asInstant(+date);
  const time = formatShortSpan(dateTimeStyle, timezone, t, { start: at(startsAt), end: at(endsAt), allDay });
  const text = t("eventPage.entry.movedText");
  return { tone: "warn", title: t("eventPage.entry.moved", { time }), text, links: [] };
}

/** Actions that need no input; cancel and decline ask for a reason and are separate. */
export function buildCalendarChangeActions(context: EventContext): Action[] {
  const { change, visitor, t } = context;
  if (!change) return [];
  const button = (step: "move" | "put_back", label: string, tone: Action["tone"]): Action => ({
    href: buildActionHref(context, "calendar"),
    label,
    tone,
    post: [
      { name: "change", value: change.id },
      { name: "do", value: step },
    ],
  });
  const steps = listCalendarChangeSteps(change, visitor.event);
  return [
    ...(steps.includes("move") ? [button("move", t("eventPage.entry.move"), "accent")] : []),
    ...(steps.includes("put_back") ? [button("put_back", t("eventPage.entry.putBack"), "plain")] : []),
  ];
}
