import type { TranslateConsole } from "../texts";

/** Formats the hint of a name field and, after a change, what happens to the previous name. */
export const formatRenameHint = (
  t: TranslateConsole,
  hint: string,
  before: string | null,
  now: string | null,
): string => (before && now && before !== now ? `${hint} ${t("pages.renamed", { name: before })}` : hint);
