import type { TranslateConsole } from "../texts";
import type { EntryOutcome } from "./to-entry-outcome";

const DONE_TEXTS = { create: "created", exists: "kept", update: "updated", wrong: "wrong" } as const;

/** What would happen to a row, or what has happened. */
export const formatOutcome = ({ kind }: EntryOutcome, imported: boolean, t: TranslateConsole): string =>
  t(`imports.${imported ? DONE_TEXTS[kind] : kind}`);
