import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import type { Calendar } from "../resources/calendars";
import { useText } from "../texts";
import { CalendarWarning } from "./calendar-warning";

/** The number of listed entries; the next ones appear once these are fixed. */
const MAX_LISTED = 5;

/** Entries that could not be parsed completely, and how each is treated. */
export function UnreadableEntries({ calendar }: { calendar: Calendar }) {
  const t = useText();
  const me = useMe();
  const count = calendar.subcalendars.reduce((sum, { unread_count }) => sum + unread_count, 0);
  if (count === 0) return null;
  const listed = calendar.subcalendars.flatMap(({ _id, unread_entries }) =>
    unread_entries.map((entry, index) => ({ ...entry, key: `${_id} ${index}` })),
  );
  const formatStart = (start: string, isDay: boolean) =>
    isDay
      ? new Intl.DateTimeFormat(me.locale, { timeZone: "UTC", dateStyle: "medium" }).format(new Date(start))
      : formatMoment(me, start);
  return (
    <CalendarWarning title={t("unreadEntries.title", { count })}>
      {t("unreadEntries.text")}
      <ul className="mt-2 list-disc ps-5">
        {listed.slice(0, MAX_LISTED).map(({ key, title, start, all_day, reason }) => (
          <li key={key}>
            <strong dir="auto">{title ?? t("unreadEntries.untitled")}</strong>
            {start ? ` (${formatStart(start, all_day)})` : ""}: {t(`unreadEntries.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      {count > MAX_LISTED ? <p>{t("unreadEntries.more", { count: count - MAX_LISTED })}</p> : null}
    </CalendarWarning>
  );
}
