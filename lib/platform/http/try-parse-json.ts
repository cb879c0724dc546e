/** Returns undefined for invalid JSON, which the schema of the caller then rejects. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
