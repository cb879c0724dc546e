/** Common forms of an extension after the main number (RFC 3966 and habits). */
const EXTENSION_PATTERN =
  /^(?:;ext=|[,;]? ?(?:extension|extn|ext|xtn|доб|int|anexo|poste|x|#)\.? ?:? ?)\d{1,7}$/i;

/**
 * At least six digits, the length of the shortest numbers, with the usual separators and an optional extension. The
 * text must be normalised.
 */
export function isPhone(text: string): boolean {
  const [main = ""] = /^\+?[\d\s().\-/]*/.exec(text) ?? [];
  const rest = text.slice(main.length);
  return main.replace(/\D/g, "").length >= 6 && (rest === "" || EXTENSION_PATTERN.test(rest));
}
