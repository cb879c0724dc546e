"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Banner } from "@/components/ui/banner";
import { addDays } from "@/lib/core/time/local-date";
import { EventStateMark, pickEventDate } from "../events/event-state-mark";
import { formatEventDate } from "../events/format-event-date";
import { FailedList, ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { Panel } from "../ui/panel";
import { ActionItems } from "./action-items";
import { hasOpenOnboardingSteps } from "./list-onboarding-steps";
import { OnboardingChecklist } from "./onboarding-checklist";
import { buildOnboardingQuery, buildUpcomingEventsQuery } from "./queries";
import { Today } from "./today";

/** The start screen: action items, today's meetings, upcoming meetings. */
export function OverviewScreen() {
  const t = useText();
  const me = useMe();
  const today = toDateInZone(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
  const { data: steps } = useQuery({
    ...buildOnboardingQuery(me.id),
    enabled: canPerform(me, "createAvailability"), // a viewer has nothing to set up
  });
  const isStarting = hasOpenOnboardingSteps(steps?.value, me);
  return (
    <>
      <h1 className="flex min-h-11 items-center text-xl font-bold tracking-tight">{t("overview.title")}</h1>
      {!me.admin && me.email !== null && !me.confirmed ? (
        <Banner
          tone="warn"
          title={t("overview.unconfirmed")}
          text={null}
          links={[{ href: "/login/confirm", label: t("overview.confirm") }]}
        />
      ) : null}
      {steps && isStarting ? <OnboardingChecklist read={steps.value} /> : null}
      <ActionItems steps={isStarting} />
      <Today day={today} />
      <Upcoming after={addDays(today, 1)} />
    </>
  );
}

function Upcoming({ after }: { after: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildUpcomingEventsQuery(me, after));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const events = query.data.value
    .map((event) => ({ event, date: pickEventDate(event) }))
    .sort((a, b) => (a.date?.date ?? "").localeCompare(b.date?.date ?? ""));
  return (
    <Panel title={t("overview.upcoming")}>
      {events.length === 0 ? <p className="text-muted">{t("overview.nothing")}</p> : null}
      <ul className="divide-y divide-line">
        {events.map(({ event, date }) => (
          <li key={event._id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr_auto]">
            <span className="text-muted">{date ? formatEventDate(me, event, date, "weekday") : "–"}</span>
            <Link
              href={`/console/meetings?event=${event._id}`}
              prefetch={false}
              className="min-h-6 font-medium underline-offset-4 hover:underline"
            >
              {event.title}
            </Link>
            <EventStateMark event={event} />
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
