/**
 * Joins events `e` that have no-shows; no row means that all came. A lookup per event would cost more than the rest of
 * the query.
 */
export const NO_SHOWS_JOIN = `LEFT JOIN (SELECT DISTINCT n.event_id FROM invitees n
                                    WHERE n.organization_id = $1 AND n.event_id >= $2 AND n.no_show_at IS NOT NULL) missed
                ON missed.event_id = e.id`;

/**
 * SQL: `is_held` and `is_lost` of the event `e` at the time in the parameter; `is_lost` means a no-show if it took
 * place, else a cancellation. The keys are few and boolean: for other computed values the planner expects hundreds of
 * groups and sorts all events.
 */
export const buildOutcomeColumns = (now: string) =>
  `coalesce(e.cancelled_at IS NULL AND e.starts_at <= ${now}::timestamptz, false) AS is_held,
                   CASE WHEN e.cancelled_at IS NOT NULL THEN true
                        WHEN e.starts_at <= ${now}::timestamptz THEN missed.event_id IS NOT NULL ELSE false END AS is_lost`;

/** Sums of rows that each count `n` events with one outcome. */
export const OUTCOME_COUNTS = `sum(n)::int AS booked, coalesce(sum(n) FILTER (WHERE NOT is_held AND is_lost), 0)::int AS cancelled,
           coalesce(sum(n) FILTER (WHERE is_held), 0)::int AS held,
           coalesce(sum(n) FILTER (WHERE is_held AND is_lost), 0)::int AS no_shows`;
