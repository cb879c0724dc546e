"use client";
import { useQuery } from "@tanstack/react-query";
import { Circle, TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { Schemas } from "../api";
import { buildCalendarsPath } from "../calendars/build-calendars-path";
import { formatDay } from "../format-day";
import { FailedList, ListSkeleton } from "../list/list-states";
import { canSeeOthers, type Me, useMe } from "../me";
import { formatKind } from "../message-texts/format-kind";
import { formatLanguage } from "../resources/format-language";
import { type TranslateConsole, useText } from "../texts";
import { Panel } from "../ui/panel";
import type { ActionItem } from "./action-item";
import { listCalendarItems } from "./list-calendar-items";
import { listCountedItems, listMemberItems } from "./list-counted-items";
import { buildActionItemsQuery } from "./queries";

/** The limit of individually named items before the list is collapsed; counted items are always visible. */
const MAX_SHOWN = 12;

/**
 * The action items of the organisation, or of a member. `steps`: the member's onboarding steps are in a list of their
 * own.
 */
export function ActionItems({ steps }: { steps: boolean }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildActionItemsQuery(canSeeOthers(me) ? null : me.id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const found = query.data.value;
  const memberItems = steps ? [] : listMemberItems(found, t);
  const counted = canSeeOthers(me) ? listCountedItems(found, me, t) : memberItems;
  const broken = listBrokenItems(found, me, t);
  const rest = broken.splice(Math.max(0, MAX_SHOWN - counted.length));
  const lines = [...broken, ...counted];
  return (
    <Panel title={t("overview.attention")}>
      {lines.length === 0 ? <p className="text-muted">{t("overview.well")}</p> : null}
      <ItemList lines={lines} />
      {rest.length > 0 ? (
        <details className="border-line border-t">
          <summary className="fold min-h-11 text-muted underline-offset-4 hover:underline">
            {t("actionItems.more", { count: rest.length })}
          </summary>
          <ItemList lines={rest} />
        </details>
      ) : null}
    </Panel>
  );
}

const ItemList = ({ lines }: { lines: readonly ActionItem[] }) => (
  <ul className="divide-y divide-line">
    {lines.map(({ href, text, broken }) => (
      <li key={`${href} ${text}`}>
        <Link
          href={href}
          className="flex min-h-11 items-center gap-3 py-2 font-medium underline-offset-4 hover:underline"
        >
          {broken ? (
            <TriangleAlert size={18} aria-hidden className="flex-none text-bad" />
          ) : (
            <Circle size={18} aria-hidden className="flex-none text-muted" />
          )}
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </Link>
      </li>
    ))}
  </ul>
);

function listBrokenItems(found: Schemas["ActionItems"], me: Me, t: TranslateConsole): ActionItem[] {
  const formatName = ({ full_name }: { full_name: string | null }) => full_name ?? t("users.unnamed");
  const items: Item[] = [
    ...found.lost_calendars.map((lost) => ({
      href: buildLostCalendarPath(lost, me),
      text: formatLostCalendar(lost, me, formatName(lost), t),
    })),
    ...found.calendar_changes.map((change) => ({
      href: `/console/meetings?event=${change.event}`,
      text:
        change.user === me.id
          ? t(change.kind === "moved" ? "overview.ownEntryMoved" : "overview.ownEntryDeleted", {
              title: change.title,
            })
          : t(change.kind === "moved" ? "overview.entryMoved" : "overview.entryDeleted", {
              title: change.title,
              name: formatName(change),
            }),
    })),
    ...listMissingLinks(found, me, t),
    ...found.failing_webhooks.map(({ webhook, target_url: url, disabled_at, failing_since }) => ({
      href: `/console/webhooks/${webhook}`,
      text: disabled_at
        ? t("overview.disabled", { url })
        : t("overview.failing", { url, date: formatDay(me, failing_since ?? "") }),
    })),
    ...(found.broken_slack && me.admin
      ? [{ href: "/console/slack", text: t("overview.slack", { workspace: found.broken_slack.workspace }) }]
      : []),
    ...found.failing_texts.map(({ kind, lang }) => ({
      href: `/console/message-texts/${kind}?lang=${lang}`,
      text: t("overview.failingText", { kind: formatKind(kind, t), language: formatLanguage(lang) }),
    })),
    ...found.pages_without_time.map((page) => ({
      href: `/console/pages/${page.nickname}`,
      text:
        page.user === me.id
          ? t("overview.ownPage", { page: `/${page.nickname}` })
          : t("overview.page", { page: `/${page.nickname}`, name: formatName(page) }),
    })),
    ...found.suspended_hosts.map((host) => ({
      href: `/console/offboarding?users=${host.user}`,
      text: t("offboarding.suspendedHost", { name: formatName(host), count: host.meetings }),
    })),
    ...found.meetings_without_host.map(({ event, title, start, host }) => ({
      href: `/console/meetings?event=${event}`,
      text: t("offboarding.withoutHost", {
        title,
        date: start ? formatDay(me, start) : "",
        name: host ?? t("users.unnamed"),
      }),
    })),
    ...found.meetings_without_room.map(({ event, title, start, reason }) => ({
      href: `/console/meetings?event=${event}`,
      text: t(ROOM_WARNINGS[reason], { title, date: formatDay(me, start) }),
    })),
    ...found.unreachable_guests.map(({ event, title, start, address }) => ({
      href: `/console/meetings?event=${event}`,
      text: t("overview.unreachableGuest", { address, title, date: formatDay(me, start) }),
    })),
  ];
  return [...listCalendarItems(found, me, t), ...items.map((item) => ({ ...item, broken: true }))];
}

interface Item {
  href: string;
  text: string;
}

const ROOM_WARNINGS = {
  none: "rooms.warnNone",
  closed: "rooms.warnClosed",
  too_small: "rooms.warnSmall",
} as const;

type LostCalendar = Schemas["ActionItems"]["lost_calendars"][number];

/** Builds the path of the screen where another calendar can be chosen. */
function buildLostCalendarPath({ user, nickname, type }: LostCalendar, me: Me): string {
  if (nickname === null) return buildCalendarsPath(user, me);
  return `/console/pages/${nickname}${type === null ? "" : `/types/${type}`}`;
}

function formatLostCalendar(
  { user, nickname, type }: LostCalendar,
  me: Me,
  name: string,
  t: TranslateConsole,
): string {
  if (nickname !== null)
    return t("calendarUse.lostPage", { page: `/${nickname}${type === null ? "" : `/types/${type}`}` });
  return user === me.id ? t("calendarUse.lostOwn") : t("calendarUse.lostOf", { name });
}

/** Lists meetings without a link, now or soon. */
function listMissingLinks(found: Schemas["ActionItems"], me: Me, t: TranslateConsole): Item[] {
  const nameOf = ({ full_name }: { full_name: string | null }) => full_name ?? t("users.unnamed");
  return [
    ...found.broken_video_accounts.map((one) => ({
      href: buildCalendarsPath(one.user, me),
      text:
        one.user === me.id
          ? t("conferencing.attention.ownAccount", { account: one.name })
          : t("conferencing.attention.account", { account: one.name, name: nameOf(one) }),
    })),
    ...found.meetings_without_link.map((one) => ({
      href: `/console/meetings?event=${one.event}`,
      text:
        one.user === me.id
          ? t("conferencing.attention.ownMeeting", { title: one.title })
          : t("conferencing.attention.meeting", { title: one.title, name: nameOf(one) }),
    })),
    ...found.places_without_link.map((one) => {
      const values = { page: `/${one.nickname}`, kind: t(`conferencing.kinds.${one.kind}`) };
      return {
        href: `/console/pages/${one.nickname}`,
        text:
          one.user === me.id
            ? t("conferencing.attention.ownPromise", values)
            : t("conferencing.attention.promise", { ...values, name: nameOf(one) }),
      };
    }),
  ];
}
