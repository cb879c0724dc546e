import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import type { UserCalendars } from "../resources/people-calendars";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";

const TONES = { broken: "bad", stale: "warn", refuses: "warn", none: "muted", ok: "ok" } as const;

/** The state of a user's calendars, then the error of each account and the role that can fix it. */
export function CalendarState({ person: { status, calendars } }: { person: UserCalendars }) {
  const t = useText();
  const me = useMe();
  const several = calendars.length > 1;
  return (
    <>
      <StateMark tone={TONES[status]}>{t(`peopleCalendars.${status}`)}</StateMark>
      {status === "none" ? <p className="text-muted text-xs">{t("peopleCalendars.nothing")}</p> : null}
      {calendars.flatMap(listCalendarErrors).map(({ id, name, problem, since }) => (
        <p key={`${id} ${problem}`} className="max-w-prose text-xs">
          {several ? <strong className="wrap-anywhere">{name}: </strong> : null}
          {t(`peopleCalendars.problems.${problem}`)}
          {since ? ` (${t("peopleCalendars.since", { when: formatMoment(me, since) })})` : null}
        </p>
      ))}
    </>
  );
}

/** Lists the errors of an account, with their start if known. */
function listCalendarErrors({
  _id: id,
  name,
  problem,
  broken_since,
  write_refused_at,
}: UserCalendars["calendars"][number]) {
  return [
    ...(problem ? [{ id, name, problem, since: broken_since }] : []),
    ...(write_refused_at ? [{ id, name, problem: "refuses" as const, since: write_refused_at }] : []),
  ];
}
