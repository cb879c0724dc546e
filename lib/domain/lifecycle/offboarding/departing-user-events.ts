import { defineStatement } from "@/lib/platform/db/statement";

export interface DepartingUserEvent {
  id: string;
  title: string;
  start: Date | null;
  guests: number;
}

const buildEventsStatement = (condition: string) =>
  defineStatement<DepartingUserEvent>(`
    SELECT e.id, e.title, e.starts_at AS start,
           (SELECT count(*) FROM invitees i WHERE i.organization_id = $1 AND i.event_id = e.id AND NOT i.su)::int AS guests
      FROM events e
     WHERE e.organization_id = $1 AND e.created_by_user_id = $2 AND e.cancelled_at IS NULL
       AND coalesce(e.ends_at > $3, true) AND ${condition}
     ORDER BY e.starts_at NULLS LAST, e.id`);

/** Upcoming meetings, and requests that a host has to answer. */
export const UPCOMING_MEETINGS = buildEventsStatement("(e.confirmed_flag OR e.bookpage)");

/** Polls without a decision. */
export const UNDECIDED_POLLS = buildEventsStatement("NOT e.confirmed_flag AND NOT e.bookpage");

/** Events of other hosts in which the departing user is a further host. */
export const COHOSTED_EVENTS = defineStatement<{ id: string; invitee: string }>(`
  SELECT e.id, i.id AS invitee
    FROM invitees i JOIN events e ON e.organization_id = $1 AND e.id = i.event_id
   WHERE i.organization_id = $1 AND i.user_id = $2 AND i.host AND NOT i.su AND e.cancelled_at IS NULL
     AND coalesce(e.ends_at > $3, true)
   ORDER BY e.id`);
