import type { TranslateConsole } from "../texts";
import type { EntryOutcome } from "./to-entry-outcome";

const DONE_TEXTS = { create: "created", exists: "unchanged", update: "updated", wrong: "wrong" } as const;

/** Formats the expected or actual outcome of a row. */
export const formatOutcome = ({ kind }: EntryOutcome, imported: boolean, t: TranslateConsole): string =>
  t(`imports.${imported ? DONE_TEXTS[kind] : kind}`);
