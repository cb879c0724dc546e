import { Fragment } from "react";

/** A part between commas that has a dash: "09:00 – 09:30". */
const RANGE = /([^\s,،][^,،]*–[^,،]*)/;

/**
 * A text with ranges of times or days. Each range stays in one line if it fits; a no-break space cannot do this, as lines
 * also break after a dash.
 */
export const UnbrokenRanges = ({ text }: { text: string }) =>
  text.split(RANGE).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <span key={index} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
      <Fragment key={index}>{part}</Fragment>
    ),
  );
