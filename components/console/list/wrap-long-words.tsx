import type { ReactNode } from "react";

/** Longer words, such as addresses, would widen a table beyond the screen. */
const MAX_WORD_LENGTH = 20;

/** Lets long words break anywhere. Others stay whole, so that columns keep the width of their words. */
export const wrapLongWords = (text: string): ReactNode =>
  text.split(" ").some((word) => word.length > MAX_WORD_LENGTH) ? (
    <span>
      {text.split(/(\s+)/).map((word, index) =>
        word.length > MAX_WORD_LENGTH ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other identity
          <span key={index} className="wrap-anywhere">
            {word}
          </span>
        ) : (
          word
        ),
      )}
    </span>
  ) : (
    text
  );
