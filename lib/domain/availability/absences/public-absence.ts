import type { LocalDate } from "@/lib/core/time/local-date";

/** Days on which the owner of a public page is absent, first and last day included. */
export interface PublicAbsence {
  start_date: LocalDate;
  end_date: LocalDate;
  label: string;
  /** The substitute, if their primary page is active. */
  instead: { slug: string; first_name: string | null; last_name: string | null } | null;
}

/**
 * SQL for the absences of the user `u` in the organisation `$1` that do not end before the parameter `from`:
 * a JSON list, or null if there are none.
 */
export const buildPublicAbsencesSql = (from: string) => `
  (SELECT json_agg(json_build_object(
            'start_date', a.start_date, 'end_date', a.end_date, 'label', a.label, 'instead',
            (SELECT json_build_object('slug', p.nickname, 'first_name', s.first_name, 'last_name', s.last_name)
               FROM bookpages p JOIN users s ON s.organization_id = $1 AND s.id = p.user_id
              WHERE p.organization_id = $1 AND p.user_id = a.instead_user_id AND NOT p.secondary AND p.active))
            ORDER BY a.start_date, a.id)
     FROM absences a
    WHERE a.organization_id = $1 AND a.user_id = u.id
      AND a.end_date >= to_char(${from}::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM-DD'))`;
