import type { TranslateConsole } from "../texts";
import type { MessageKindRow } from "./queries";

type Kind = MessageKindRow["kind"];

/** Kinds for guests, for hosts and of text messages share the names of their topics. */
type Topic = Kind extends infer One
  ? One extends "new_host"
    ? One
    : One extends `${infer Name}_host` | `sms_${infer Name}`
      ? Name
      : One
  : never;

/** Formats a kind by its topic; its group says who reads it. */
export function formatKind(kind: Kind, t: TranslateConsole): string {
  const topic = kind === "new_host" ? kind : kind.replace(/^sms_|_host$/g, "");
  return t(`messageTexts.kind.${topic as Topic}`);
}
