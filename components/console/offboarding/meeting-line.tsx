"use client";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { useSuccessorNames } from "./plan-summary";
import type { OwnedResources, Successor } from "./queries";

type Meeting = OwnedResources["meetings"]["first"][number];

/** The number of items that a list names; it counts the rest. */
export const MAX_NAMED = 5;

/** A meeting of the departing user: its time, title and number of guests. */
export function MeetingLine({ title, start, guests }: Meeting) {
  const t = useText();
  const me = useMe();
  const when = start ? formatMoment(me, start) : t("offboarding.noTime");
  return `${when} · ${title} · ${t("offboarding.guests", { count: guests })}`;
}

interface ListProps {
  meetings: readonly Meeting[];
  /** The successor who is busy then; null if it is unknown. */
  to: Successor | null;
}

/** Meetings that could not be reassigned, and who is not available for them. */
export function UnavailableList({ meetings, to }: ListProps) {
  const t = useText();
  const nameSuccessor = useSuccessorNames([to]);
  const more = meetings.length - MAX_NAMED;
  return (
    <ul className="text-sm">
      {meetings.slice(0, MAX_NAMED).map((meeting) => (
        <li key={meeting._id} className="wrap-anywhere">
          <MeetingLine {...meeting} />
          {to ? (
            <span className="text-muted"> · {t("offboarding.isBusy", { name: nameSuccessor(to) })}</span>
          ) : null}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{t("offboarding.more", { count: more })}</li> : null}
    </ul>
  );
}
