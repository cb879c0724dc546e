/** Under which a name may be stored, the one that says most first. */
const NAME_FIELDS = ["name", "title", "label", "nickname", "handle", "email", "target_url", "domain"];

/** What something was called before it was deleted, by the changes that its entry tells; null: it had no name. */
export function derivePreviousName(changes: unknown): string | null {
  const fields = (changes ?? {}) as Record<string, { before?: unknown } | undefined>;
  const readText = (field: string) => {
    const before = fields[field]?.before;
    return typeof before === "string" ? before.trim() : "";
  };
  const person = [readText("first_name"), readText("last_name")].filter(Boolean).join(" ");
  return person || NAME_FIELDS.map(readText).find(Boolean) || null;
}
