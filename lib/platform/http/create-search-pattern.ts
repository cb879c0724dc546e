import { RE2JS } from "re2js";

/** RE2 matches in linear time, whatever the pattern: a client cannot hang the server with one. Null: not RE2. */
export function createSearchPattern(pattern: string): ((text: string) => boolean) | null {
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    return (text) => compiled.matcher(text).find();
  } catch {
    return null;
  }
}
