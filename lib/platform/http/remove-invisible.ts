/** Marks of direction, joiners, zero-width and soft signs, byte order marks, controls, variation selectors and keycaps. */
const INVISIBLE =
  "[\\p{Cf}\\p{Cc}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}\\u20E3]";

const ANYWHERE = new RegExp(INVISIBLE, "gu");
const AT_THE_ENDS = new RegExp(`^(?:\\s|${INVISIBLE})+|(?:\\s|${INVISIBLE})+$`, "gu");

/** Without what cannot be seen, which programs put between the signs of a number that is copied. */
export const removeInvisible = (text: string): string => text.replace(ANYWHERE, "");

/** Without blanks and what cannot be seen before the first and after the last sign. */
export const trimInvisible = (text: string): string => text.replace(AT_THE_ENDS, "");
