import type { Language } from "@/lib/platform/i18n/languages";
import type { MessageKind } from "./kinds";

/** Identifies a text within its organisation. */
export interface TextKey {
  kind: MessageKind;
  lang: Language;
}
