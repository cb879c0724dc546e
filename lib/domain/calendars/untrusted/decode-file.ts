/** By the mark at the front of a file (Unicode 16, 23.8). */
const BYTE_ORDER_MARKS = [
  { bytes: [0xff, 0xfe], name: "utf-16le" },
  { bytes: [0xfe, 0xff], name: "utf-16be" },
] as const;

const [RETURN, FEED, SPACE, TAB] = [0x0d, 0x0a, 0x20, 0x09];

/**
 * The text of a published calendar. That is UTF-8 (RFC 5545 3.1.4), of which some programs fold lines within a character; and
 * what a text editor of Windows has saved is UTF-16. What is no UTF-8 is read as its server declares it.
 */
export function decodeFile(bytes: Uint8Array, declared: string | null = null): string {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.name).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (!text.includes("\ufffd")) return text;
  const unfolded = new TextDecoder().decode(unfoldLines(bytes));
  const decoder = unfolded.includes("\ufffd") ? findDecoder(declared) : null;
  return decoder ? decoder.decode(bytes) : unfolded;
}

/** Null for what is not declared, or by a name that nobody knows. */
function findDecoder(charset: string | null): TextDecoder | null {
  if (!charset) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** The name of the character set that a `Content-Type` declares. */
export const parseCharset = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? "")?.[1] ?? null;

/** Lines put together byte by byte, before characters are made of them (RFC 5545 3.1). */
function unfoldLines(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const end = bytes[at] === RETURN && bytes[at + 1] === FEED ? at + 1 : at;
    const next = bytes[end + 1];
    if (bytes[end] === FEED && (next === SPACE || next === TAB)) at = end + 1;
    else whole[length++] = bytes[at] as number;
  }
  return whole.subarray(0, length);
}
