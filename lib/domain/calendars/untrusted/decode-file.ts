/** Byte order marks (Unicode 16, section 23.8). */
const BYTE_ORDER_MARKS = [
  { bytes: [0xff, 0xfe], name: "utf-16le" },
  { bytes: [0xfe, 0xff], name: "utf-16be" },
] as const;

const [RETURN, FEED, SPACE, TAB] = [0x0d, 0x0a, 0x20, 0x09];

/**
 * Decodes a published calendar. It is UTF-8 (RFC 5545, section 3.1.4), possibly folded within characters, or
 * UTF-16 from a text editor on Windows. Invalid UTF-8 is decoded with the server's charset.
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

/** Returns null for a missing or unknown charset. */
function findDecoder(charset: string | null): TextDecoder | null {
  if (!charset) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    return null;
  }
}

/** Returns the charset of a `Content-Type`. */
export const parseCharset = (contentType: string | null): string | null =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? "")?.[1] ?? null;

/** Unfolds lines as bytes, before decoding (RFC 5545, section 3.1). */
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
