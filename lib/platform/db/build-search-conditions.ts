const MAX_WORDS = 8;

/**
 * Builds conditions that require every word of the search in `text`, case-insensitively. `text` must be written like
 * the expression of the trigram index (migration `search`), or the planner does not use it.
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
