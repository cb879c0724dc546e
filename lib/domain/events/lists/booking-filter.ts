import type { Instant } from "@/lib/core/time/instant";

/** Filters of bookings, by ids. */
export interface BookingFilter {
  type?: string | undefined;
  team?: string | undefined;
  link?: string | undefined;
  form?: string | undefined;
  series?: string | undefined;
  status?: "requested" | "confirmed" | "cancelled" | "past" | "no_show" | undefined;
  /** Only those that start before this, or without a date end before it. */
  before?: Date | undefined;
}

/** SQL conditions on the events `e`. The first one matches the index events_booked. */
export function buildBookingConditions(
  { type, team, link, form, series, status, before }: BookingFilter,
  now: Instant,
  param: (value: unknown) => string,
): string[] {
  return [
    "e.bookpage",
    ...(type ? [`e.appointment_type_id = ${param(type)}`] : []),
    ...(team ? [`e.team_id = ${param(team)}`] : []),
    ...(link ? [`e.link_id = ${param(link)}`] : []),
    ...(form ? [`e.form_id = ${param(form)}`] : []),
    ...(series ? [`e.series_id = ${param(series)}`] : []),
    ...(before ? [`COALESCE(e.starts_at, e.ends_at) < ${param(before)}`] : []),
    ...(status ? buildStatusConditions(status, now, param) : []),
  ];
}

const NO_SHOW = `EXISTS (SELECT FROM invitees absent
                          WHERE absent.organization_id = e.organization_id AND absent.event_id = e.id AND absent.no_show_at IS NOT NULL)`;

/** Builds the status conditions, which exclude each other. */
function buildStatusConditions(
  status: NonNullable<BookingFilter["status"]>,
  now: Instant,
  param: (value: unknown) => string,
): string[] {
  if (status === "cancelled") return ["e.cancelled_at IS NOT NULL"];
  if (status === "no_show") return ["e.cancelled_at IS NULL", NO_SHOW];
  const taking = ["e.cancelled_at IS NULL", `NOT ${NO_SHOW}`];
  const moment = param(new Date(now));
  if (status === "past") return [...taking, `e.ends_at <= ${moment}`];
  const state = status === "confirmed" ? "e.confirmed_flag" : "NOT e.confirmed_flag";
  return [...taking, state, `(e.ends_at > ${moment} OR e.ends_at IS NULL)`];
}
