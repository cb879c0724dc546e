/** In a guide: any value, of any type. */
const ANY = "…";

/** Returns the paths at which a real response lacks a shown field, or has another type. */
export function compareShape(shown: unknown, real: unknown, at = ""): string[] {
  if (shown === ANY) return real === undefined ? [`${at} is missing`] : [];
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [`${at} is no list`];
    return shown.flatMap((each, index) => compareShape(each, real[index], `${at}/${index}`));
  }
  if (typeof shown === "object" && shown !== null) {
    if (typeof real !== "object" || real === null) return [`${at} is no object`];
    return Object.entries(shown).flatMap(([key, value]) =>
      compareShape(value, (real as Record<string, unknown>)[key], `${at}/${key}`),
    );
  }
  return typeof shown === typeof real ? [] : [`${at} is ${JSON.stringify(real)}`];
}
