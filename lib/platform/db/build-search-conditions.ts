const MAX_WORDS = 8;

/**
 * Conditions for rows in whose `text` every word of the search occurs, in any case. `text` is the expression of a
 * trigram index (migration `search`), written the same way, or the planner would not see that they are one.
 */
export const buildSearchConditions = (
  text: string,
  search: string | undefined,
  param: (value: unknown) => string,
): string[] =>
  (search ?? "")
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `${text} LIKE lower(${param(`%${word.replace(/[\\%_]/g, "\\$&")}%`)})`);
