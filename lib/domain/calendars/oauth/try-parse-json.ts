/** Undefined for what is no JSON: whoever reads it on finds that it is not what was asked for. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
