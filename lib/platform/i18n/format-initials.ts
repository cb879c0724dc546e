/** Returns the first letters of the first and the last word of a name. */
export function formatInitials(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const first = (word: string | undefined) => [...(word ?? "")][0] ?? "";
  const last = words.length > 1 ? first(words.at(-1)) : "";
  return (first(words[0]) + last).toUpperCase();
}
