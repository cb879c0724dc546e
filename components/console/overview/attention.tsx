"use client";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { FailedList, ListSkeleton } from "../list/list-states";
import { type Me, seesOthers, useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { Panel } from "../ui/panel";
import { attentionQuery } from "./queries";

interface Item {
  href: string;
  text: string;
}

/** What somebody has to do something about: in the whole organisation, for a member what is theirs. */
export function Attention() {
  const t = useText();
  const me = useMe();
  const query = useQuery(attentionQuery(seesOthers(me) ? null : me.id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const count = query.data.value.unfinished_sign_ups;
  const items = listItems(query.data.value, me, t);
  return (
    <Panel title={t("overview.attention")}>
      {count === 0 && items.length === 0 ? <p className="text-muted">{t("overview.well")}</p> : null}
      <ul className="divide-y divide-line">
        {items.map(({ href, text }) => (
          <li key={`${href} ${text}`} className="py-2">
            <Link
              href={href}
              className="flex min-h-8 items-center gap-3 font-medium underline-offset-4 hover:underline"
            >
              <TriangleAlert size={18} aria-hidden className="flex-none text-bad" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </Link>
          </li>
        ))}
        {count > 0 ? (
          <li className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="py-2">{t("overview.unfinished", { count })}</span>
            <Link href="/console/users?filter=unfinished" className="link inline-flex min-h-11 items-center">
              {t("overview.see")}
            </Link>
          </li>
        ) : null}
      </ul>
    </Panel>
  );
}

function listItems(found: Schemas["Attention"], me: Me, t: TranslateConsole): Item[] {
  const formatName = ({ full_name }: { full_name: string | null }) => full_name ?? t("users.unnamed");
  return [
    ...found.broken_calendars.map((calendar) =>
      calendar.user === me.id
        ? { href: "/console/calendars", text: t("overview.ownCalendar", { calendar: calendar.name }) }
        : {
            href: `/console/users/${calendar.user}/calendars`,
            text: t("overview.calendar", { calendar: calendar.name, name: formatName(calendar) }),
          },
    ),
    ...found.troubled_calendars.map((calendar) => ({
      href: calendar.user === me.id ? "/console/calendars" : `/console/users/${calendar.user}/calendars`,
      text: t(TROUBLES[calendar.trouble][calendar.user === me.id ? "own" : "others"], {
        calendar: calendar.name,
        name: formatName(calendar),
        date: formatDay(me, calendar.since),
      }),
    })),
    ...found.lost_calendars.map((lost) => ({
      href: lostPath(lost, me),
      text: sayLost(lost, me, formatName(lost), t),
    })),
    ...found.calendar_changes.map((change) => ({
      href: `/console/events?event=${change.event}`,
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
      href: `/console/events?event=${event}`,
      text: t("offboarding.withoutHost", {
        title,
        date: start ? formatDay(me, start) : "",
        name: host ?? t("users.unnamed"),
      }),
    })),
    ...found.meetings_without_room.map(({ event, title, start, reason }) => ({
      href: `/console/events?event=${event}`,
      text: t(ROOM_WARNINGS[reason], { title, date: formatDay(me, start) }),
    })),
  ];
}

const TROUBLES = {
  unreachable: { own: "overview.ownUnreachable", others: "overview.unreachable" },
  refuses: { own: "overview.ownRefuses", others: "overview.refuses" },
} as const;

const ROOM_WARNINGS = {
  none: "rooms.warnNone",
  closed: "rooms.warnClosed",
  too_small: "rooms.warnSmall",
} as const;

type Lost = Schemas["Attention"]["lost_calendars"][number];

/** Where another calendar can be chosen. */
function lostPath({ user, nickname, type }: Lost, me: Me): string {
  if (nickname === null) return user === me.id ? "/console/calendars" : `/console/users/${user}/calendars`;
  return `/console/pages/${nickname}${type === null ? "" : `/types/${type}`}`;
}

function sayLost({ user, nickname, type }: Lost, me: Me, name: string, t: TranslateConsole): string {
  if (nickname !== null)
    return t("calendarUse.lostPage", { page: `/${nickname}${type === null ? "" : `/types/${type}`}` });
  return user === me.id ? t("calendarUse.lostOwn") : t("calendarUse.lostOf", { name });
}

/** Links that are missing, or will be. */
function listMissingLinks(found: Schemas["Attention"], me: Me, t: TranslateConsole): Item[] {
  const nameOf = ({ full_name }: { full_name: string | null }) => full_name ?? t("users.unnamed");
  return [
    ...found.broken_video_accounts.map((one) =>
      one.user === me.id
        ? { href: "/console/calendars", text: t("conferencing.attention.ownAccount", { account: one.name }) }
        : {
            href: `/console/users/${one.user}/calendars`,
            text: t("conferencing.attention.account", { account: one.name, name: nameOf(one) }),
          },
    ),
    ...found.meetings_without_link.map((one) => ({
      href: `/console/events?event=${one.event}`,
      text:
        one.user === me.id
          ? t("conferencing.attention.ownMeeting", { title: one.title })
          : t("conferencing.attention.meeting", { title: one.title, name: nameOf(one) }),
    })),
    ...found.places_without_link.map((one) => {
      const said = { page: `/${one.nickname}`, kind: t(`conferencing.kinds.${one.kind}`) };
      return {
        href: `/console/pages/${one.nickname}`,
        text:
          one.user === me.id
            ? t("conferencing.attention.ownPromise", said)
            : t("conferencing.attention.promise", { ...said, name: nameOf(one) }),
      };
    }),
  ];
}
