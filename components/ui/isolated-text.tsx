import { Fragment } from "react";
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from "@/lib/platform/i18n/wrap-bidi-isolate";

const ISOLATED = new RegExp(`${FIRST_STRONG_ISOLATE}([^${POP_ISOLATE}]*)${POP_ISOLATE}`);

/**
 * A sentence with user-supplied parts, each isolated by `<bdi>`. The isolation characters are removed, so that copied
 * text has none.
 */
export const IsolatedText = ({ text }: { text: string }) =>
  text.split(ISOLATED).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    return index % 2 ? <bdi key={index}>{part}</bdi> : <Fragment key={index}>{part}</Fragment>;
  });
