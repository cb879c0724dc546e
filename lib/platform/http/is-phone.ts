/** How people and programs write the number of a line within a house, after the house's own (RFC 3966 and habits). */
const EXTENSION_PATTERN =
  /^(?:;ext=|[,;]? ?(?:extension|extn|ext|xtn|доб|int|anexo|poste|x|#)\.? ?:? ?)\d{1,7}$/i;

/** Digits with the usual signs between, six at least, as the shortest numbers have; perhaps an extension. The text is clean. */
export function isPhone(text: string): boolean {
  const [main = ""] = /^\+?[\d\s().\-/]*/.exec(text) ?? [];
  const rest = text.slice(main.length);
  return main.replace(/\D/g, "").length >= 6 && (rest === "" || EXTENSION_PATTERN.test(rest));
}
