import type { EventFilters } from "./event-filters";

/** SQL condition: the invitee `a` gave this answer, as a text, one of several options, a number or a tick. */
export function buildAnswerCondition(
  { key, value }: NonNullable<EventFilters["answer"]>,
  param: (value: unknown) => string,
): string {
  const number = Number(value);
  const values = [
    value,
    [value],
    ...(value.trim() !== "" && Number.isFinite(number) ? [number] : []),
    ...(value === "true" || value === "false" ? [value === "true"] : []),
  ];
  const contained = values.map(
    (one) => `a.answers @> ${param(JSON.stringify([{ key, value: one }]))}::jsonb`,
  );
  return `a.answers <> '[]' AND (${contained.join(" OR ")})`;
}
