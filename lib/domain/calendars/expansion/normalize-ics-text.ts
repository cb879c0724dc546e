/** The edge of a component, folded within its name. */
const FOLDED_EDGE = /^((?:BEGIN|END)[A-Z0-9:-]*)\r?\n[ \t]([A-Z0-9:-]*)[ \t]*(?=\r?$)/gim;

/** A file as others expect one: without the mark of its byte order, its lines ended as lines are, its components unfolded. */
export function normalizeIcsText(text: string): string {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  // The end of a line in files of before; two of them in such that were translated twice.
  const ended = /\r(?!\n)/.test(plain) ? plain.replace(/\r+\n|\r/g, "\r\n") : plain;
  return ended.replace(FOLDED_EDGE, "$1$2");
}
