"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildAvailabilitiesQuery } from "../resources/availabilities";
import { type Availability, toEditedAvailability } from "../resources/edited-availability";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { formatWeekHours } from "./format-week-hours";

/** A user's availabilities, in a sentence each. */
export function UserHours({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(buildAvailabilitiesQuery(id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const sets = query.data;
  return (
    <Panel title={t("profile.availability")}>
      {sets.length === 0 ? <p className="text-muted">{t("actionItems.withoutHours")}</p> : null}
      <ul className="grid gap-4">
        {sets.map((read, at) => (
          <li key={read._id}>
            {sets.length > 1 ? (
              <h3 className="font-bold">
                {at === 0 ? t("hours.main") : t("hours.further", { number: String(at + 1) })}
              </h3>
            ) : null}
            <Hours read={read} />
          </li>
        ))}
      </ul>
      <Link
        className="link mt-2 inline-flex min-h-11 items-center text-sm"
        href={`/console/users/${id}/availability`}
        prefetch={false}
      >
        {t("people.seeHours")}
      </Link>
    </Panel>
  );
}

function Hours({ read }: { read: Availability }) {
  const t = useText();
  const me = useMe();
  const { days, weeks, dates, timezone } = toEditedAvailability(read);
  const texts = (weeks ?? [{ days }]).map(
    (week) => formatWeekHours(me.locale, week.days) || t("hours.closed"),
  );
  return (
    <>
      {weeks ? <p>{t("people.weeksTakeTurns")}</p> : null}
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name than their place
        <p key={at}>{text}</p>
      ))}
      {dates.length > 0 ? <p>{t("people.otherDates", { count: dates.length })}</p> : null}
      <p className="text-muted text-xs">{t("events.inZone", { zone: timezone.replaceAll("_", " ") })}</p>
    </>
  );
}
