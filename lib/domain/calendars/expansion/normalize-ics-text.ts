/** A BEGIN or END line that is folded within its name. */
const FOLDED_EDGE = /^((?:BEGIN|END)[A-Z0-9:-]*)\r?\n[ \t]([A-Z0-9:-]*)[ \t]*(?=\r?$)/gim;

/** Removes the byte order mark, normalizes line breaks and unfolds the edges of components. */
export function normalizeIcsText(text: string): string {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  // Old files use CR alone; doubly converted ones have CR CR LF.
  const withLineEnds = /\r(?!\n)/.test(plain) ? plain.replace(/\r+\n|\r/g, "\r\n") : plain;
  return withLineEnds.replace(FOLDED_EDGE, "$1$2");
}
