/** Digits with the usual signs between; six digits at least, as the shortest numbers have. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(text) && text.replace(/\D/g, "").length >= 6;
