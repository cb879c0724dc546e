import type { PublicAbsence } from "./public-absence";

/**
 * Returns the days on which all users are absent, ordered by their first day; empty without users. A label or
 * a substitute is set only if it is the same for all.
 */
export const intersectAbsences = ([
  first = [],
  ...others
]: readonly (readonly PublicAbsence[])[]): readonly PublicAbsence[] =>
  others.reduce(
    (shared, absences) =>
      shared.flatMap((one) => absences.flatMap((other) => intersectPair(one, other) ?? [])),
    first,
  );

function intersectPair(one: PublicAbsence, other: PublicAbsence): PublicAbsence | null {
  const [, start_date = one.start_date] = [one.start_date, other.start_date].sort();
  const [end_date = one.end_date] = [one.end_date, other.end_date].sort();
  if (start_date > end_date) return null;
  return {
    start_date,
    end_date,
    label: one.label === other.label ? one.label : "",
    instead: one.instead?.slug === other.instead?.slug ? one.instead : null,
  };
}
