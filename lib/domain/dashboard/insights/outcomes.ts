/** Beside the event `e`, without a row where all have come. A look for each event would cost more than all else. */
export const NO_SHOWS_JOIN = `LEFT JOIN (SELECT DISTINCT n.event_id FROM invitees n
                                    WHERE n.organization_id = $1 AND n.event_id >= $2 AND n.no_show_at IS NOT NULL) missed
                ON missed.event_id = e.id`;

/**
 * What became of the event `e` by the time in the parameter: whether it was held, and whether it was lost, which is missed by
 * somebody where it was held, else cancelled. As few keys as say it, and booleans: of other computed values the planner expects
 * hundreds, and would rather sort all events than count them in memory.
 */
export const buildOutcomeColumns = (now: string) =>
  `coalesce(e.cancelled_at IS NULL AND e.starts_at <= ${now}::timestamptz, false) AS is_held,
                   CASE WHEN e.cancelled_at IS NOT NULL THEN true
                        WHEN e.starts_at <= ${now}::timestamptz THEN missed.event_id IS NOT NULL ELSE false END AS is_lost`;

/** Of rows that each stand for `n` events with one outcome. */
export const OUTCOME_COUNTS = `sum(n)::int AS booked, coalesce(sum(n) FILTER (WHERE NOT is_held AND is_lost), 0)::int AS cancelled,
           coalesce(sum(n) FILTER (WHERE is_held), 0)::int AS held,
           coalesce(sum(n) FILTER (WHERE is_held AND is_lost), 0)::int AS no_shows`;
