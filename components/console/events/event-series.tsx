"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { canSeeOthers, useMe } from "../me";
import { type ApiEvent, pickEventDate } from "../resources/event-state-mark";
import { buildSeriesQuery } from "../resources/events";
import { formatEventDate } from "../resources/format-event-date";
import { formatSeriesPlace } from "../resources/format-series-place";
import { useText } from "../texts";
import { Section } from "../ui/section";

interface Props {
  event: ApiEvent;
  series: NonNullable<ApiEvent["series"]>;
}

/** The position in the series, and its other events. */
export function EventSeries({ event, series }: Props) {
  const t = useText();
  const me = useMe();
  const params = useSearchParams();
  const { data } = useQuery(buildSeriesQuery(series._id, canSeeOthers(me) ? null : me.id));
  const addressOf = (id: string) => {
    const query = new URLSearchParams(params);
    query.set("event", id);
    return `/console/meetings?${query}`;
  };
  return (
    <Section title={t("series.heading")}>
      <p className="font-medium">
        {formatSeriesPlace(series, t)} · {t(`series.${series.every}`)}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t("series.others")}
        </summary>
        <ol className="grid gap-1">
          {data?.value.map((one) => {
            const date = pickEventDate(one);
            const label = date ? formatEventDate(me, one, date) : one.title;
            return (
              <li key={one._id} className={one.cancelled ? "line-through" : undefined}>
                {one._id === event._id ? (
                  <span className="font-medium">{label}</span>
                ) : (
                  <Link className="link" href={addressOf(one._id)}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </details>
    </Section>
  );
}
