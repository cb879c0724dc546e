import { RE2JS } from "re2js";

/**
 * Compiles an RE2 pattern, which matches in linear time, so that a client cannot hang the server. Null: invalid in
 * RE2.
 */
export function createSearchPattern(pattern: string): ((text: string) => boolean) | null {
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return (text) => compiled.matcher(text).find();
  } catch {
    return null;
  }
}
