"use client";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { answered, api, type Schemas } from "../api";
import { EventState } from "../events/event-state";
import { formatDay } from "../format-day";
import { formatMoment } from "../format-moment";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { FirstSteps } from "./first-steps";

const MOST_EVENTS = 10;

/** What needs somebody, then what is coming. */
export function Overview() {
  const t = useText();
  const me = useMe();
  return (
    <>
      <h1 className="text-xl font-bold tracking-tight">{t("overview.title")}</h1>
      {me.admin ? <FirstSteps /> : null}
      {me.admin ? <Attention /> : null}
      <Upcoming />
    </>
  );
}

const COUNTED = 100;

function Attention() {
  const t = useText();
  const me = useMe();
  const unfinished = useQuery({
    queryKey: ["users", "unfinished"],
    queryFn: () =>
      answered(api.GET("/v2/users", { params: { query: { filter: "unfinished", limit: COUNTED } } })),
  });
  const hooks = useQuery({ queryKey: ["hooks"], queryFn: () => answered(api.GET("/hooks")) });
  const failed = unfinished.error ?? hooks.error;
  if (failed) {
    const retry = () => void Promise.all([unfinished.refetch(), hooks.refetch()]);
    return <FailedList error={failed} onRetry={retry} />;
  }
  if (!unfinished.data || !hooks.data) return <ListSkeleton />;
  const count = unfinished.data.value.length;
  const broken = hooks.data.value.hooks.filter((hook) => hook.disabled_at ?? hook.failing_since);
  return (
    <Panel title={t("overview.attention")}>
      {count === 0 && broken.length === 0 ? <p className="text-muted">{t("overview.well")}</p> : null}
      <ul className="divide-y divide-line">
        {count > 0 ? (
          <li className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="py-2">{t("overview.unfinished", { count })}</span>
            <Link href="/console/users?filter=unfinished" className="link inline-flex min-h-11 items-center">
              {t("overview.see")}
            </Link>
          </li>
        ) : null}
        {broken.map((hook) => (
          <li key={hook._id} className="py-2">
            <Link
              href={`/console/webhooks/${hook._id}`}
              className="flex min-h-8 items-center gap-3 font-medium text-bad underline-offset-4 hover:underline"
            >
              <TriangleAlert size={18} aria-hidden className="flex-none" />
              <span className="min-w-0">
                {hook.disabled_at
                  ? t("overview.disabled", { url: hook.target_url })
                  : t("overview.failing", {
                      url: hook.target_url,
                      date: formatDay(me, hook.failing_since ?? ""),
                    })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Upcoming() {
  const t = useText();
  const me = useMe();
  const query = useQuery({
    queryKey: ["events", "upcoming"],
    queryFn: () =>
      answered(
        api.GET("/v2/events", {
          params: {
            query: { filter: "upcoming", limit: MOST_EVENTS, ...(!me.admin && { invitee_users: me.id }) },
          },
        }),
      ),
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const events = query.data.value
    .map((event) => ({ event, date: dateOf(event) }))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
  return (
    <Panel title={t("overview.upcoming")}>
      {events.length === 0 ? <p className="text-muted">{t("overview.nothing")}</p> : null}
      <ul className="divide-y divide-line">
        {events.map(({ event, date }) => (
          <li key={event._id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr_auto]">
            <span className="text-muted">{date ? formatMoment(me, date, "weekday") : "–"}</span>
            <Link
              href={`/console/events?event=${event._id}`}
              prefetch={false}
              className="min-h-6 font-medium underline-offset-4 hover:underline"
            >
              {event.title}
            </Link>
            <EventState event={event} />
          </li>
        ))}
      </ul>
      {events.length > 0 ? (
        <p className="mt-4 text-xs text-muted">
          {t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
        </p>
      ) : null}
    </Panel>
  );
}

const dateOf = (event: Pick<Schemas["Event"], "dates">) =>
  (event.dates.find(({ confirmed }) => confirmed) ?? event.dates[0])?.date;
