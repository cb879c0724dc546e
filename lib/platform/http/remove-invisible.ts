/**
 * Direction marks, joiners, zero-width and soft characters, byte order marks, controls, variation selectors and
 * keycaps.
 */
const INVISIBLE =
  "[\\p{Cf}\\p{Cc}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}\\u20E3]";

const ANYWHERE = new RegExp(INVISIBLE, "gu");
const AT_THE_ENDS = new RegExp(`^(?:\\s|${INVISIBLE})+|(?:\\s|${INVISIBLE})+$`, "gu");

/** Removes invisible characters, which programs put into copied numbers. */
export const removeInvisible = (text: string): string => text.replace(ANYWHERE, "");

/** Removes blanks and invisible characters at both ends. */
export const trimInvisible = (text: string): string => text.replace(AT_THE_ENDS, "");
