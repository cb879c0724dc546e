"use client";
import Link from "next/link";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { formatSeriesPlace } from "../resources/format-series-place";
import { useText } from "../texts";
import type { ChangePreview } from "./use-change-preview";

/** Existing meetings outside the new hours, each with a link for moving it. */
export function OutsideMeetings({ change }: { change: ChangePreview }) {
  const t = useText();
  if (change.outside.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="font-bold text-sm">{t("changePreview.meetings")}</h3>
      <p className="text-muted text-xs">{t("changePreview.stay")}</p>
      <ul className="mt-1">
        {change.outside.map((meeting) => (
          <Meeting key={meeting._id} meeting={meeting} timezone={change.timezone} />
        ))}
      </ul>
    </section>
  );
}

interface MeetingProps {
  meeting: ChangePreview["outside"][number];
  timezone: string;
}

function Meeting({ meeting: { _id, title, start, seats, series }, timezone }: MeetingProps) {
  const t = useText();
  const { locale } = useMe();
  const facts = [
    formatMoment({ locale, timezone }, start, "weekday"),
    seats && t("events.seats", seats),
    series && formatSeriesPlace(series, t),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-t">
      <Link
        href={`/console/meetings?event=${_id}`}
        target="_blank"
        prefetch={false}
        className="link inline-flex min-h-11 items-center"
      >
        {title || t("hours.meeting")}
      </Link>
      <span className="text-muted text-xs">{facts.filter(Boolean).join(" · ")}</span>
    </li>
  );
}
