import type { Translate } from "../texts";
import type { Outcome } from "./read-outcome";

const DONE_TEXTS = { create: "created", exists: "kept", update: "updated", wrong: "wrong" } as const;

/** What would happen to a row, or what has happened. */
export const sayOutcome = ({ kind }: Outcome, imported: boolean, t: Translate): string =>
  t(`imports.${imported ? DONE_TEXTS[kind] : kind}`);
