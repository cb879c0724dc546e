import type { TranslateConsole } from "../texts";

/** What a field says of the name that it gives, and, once another one is typed, what becomes of the name before. */
export const formatRenameHint = (
  t: TranslateConsole,
  hint: string,
  before: string | null,
  now: string | null,
): string => (before && now && before !== now ? `${hint} ${t("pages.renamed", { name: before })}` : hint);
