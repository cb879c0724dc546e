import type { TranslateConsole } from "../texts";
import type { EntryOutcome } from "./read-outcome";

const DONE_TEXTS = { create: "created", exists: "kept", update: "updated", wrong: "wrong" } as const;

/** What would happen to a row, or what has happened. */
export const sayOutcome = ({ kind }: EntryOutcome, imported: boolean, t: TranslateConsole): string =>
  t(`imports.${imported ? DONE_TEXTS[kind] : kind}`);
