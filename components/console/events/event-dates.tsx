"use client";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import { formatTimeRange } from "../format-time-range";
import { useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { formatWholeDays } from "../resources/format-event-date";
import { formatStayLength } from "../resources/format-stay-length";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";

interface Props {
  event: ApiEvent;
  /** null if the reader cannot confirm a date. */
  onConfirm: ((date: string) => void) | null;
  busy: boolean;
}

const PARTS = {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
} as const;

/** While votes are collected, the dates that suit most come first, in the order of the event page. */
function rankDates({ dates, confirmed }: ApiEvent): ApiEvent["dates"] {
  const byTime = dates.toSorted((a, b) => a.date.localeCompare(b.date));
  if (confirmed.flag) return byTime;
  const countAttending = ({ votes }: ApiEvent["dates"][number]) => votes.yes.length;
  return byTime.toSorted(
    (a, b) =>
      countAttending(b) - countAttending(a) ||
      countIfNeedBe(a) - countIfNeedBe(b) ||
      a.votes.no.length - b.votes.no.length,
  );
}

const countIfNeedBe = ({ votes }: ApiEvent["dates"][number]) =>
  votes.yes.filter(({ if_need_be: ifNeedBe }) => ifNeedBe).length;

/** The proposed dates, the number of people that each suits, and the confirmed one. */
export function EventDates({ event, onConfirm, busy }: Props) {
  const t = useText();
  const me = useMe();
  const length = formatStayLength(me, event, t);
  if (event.dates.length === 0) return <p className="text-muted">{t("events.noDate")}</p>;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rankDates(event).map(({ _id, date, end_date, all_day, confirmed, votes }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-4 py-2">
          <span className="min-w-0 flex-1 py-1">
            <span className="block font-medium">
              {all_day || event.stay ? (
                formatWholeDays(me, event.timezone, { date, end_date }, "weekday")
              ) : (
                <UnbrokenRanges text={formatTimeRange(me, [new Date(date), new Date(end_date)], PARTS)} />
              )}
            </span>
            {length ? <span className="block text-muted text-xs">{length}</span> : null}
            {event.confirmed.flag && event.dates.length === 1 ? null : (
              <span className="text-xs text-muted">
                {t("events.votes", { yes: votes.yes.length, no: votes.no.length })}
              </span>
            )}
          </span>
          {confirmed ? (
            <StateMark tone="ok">{t("events.confirmed")}</StateMark>
          ) : onConfirm ? (
            <button
              type="button"
              className="button"
              aria-disabled={busy}
              onClick={() => {
                if (!busy) onConfirm(_id);
              }}
            >
              {t("events.confirm")}
            </button>
          ) : null}
        </li>
      ))}
      <li className="py-2 text-xs text-muted">
        {t("events.inZone", { zone: me.timezone.replaceAll("_", " ") })}
      </li>
    </ul>
  );
}
