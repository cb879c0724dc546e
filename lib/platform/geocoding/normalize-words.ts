/** Words without case, accents and punctuation, so that `Saint-Étienne` and `ST ETIENNE` are the same. */
export function normalizeWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word === "st" ? "saint" : word === "ste" ? "sainte" : word));
}
