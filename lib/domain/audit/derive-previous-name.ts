/** Fields that may contain a name, the most specific first. */
const NAME_FIELDS = ["name", "title", "label", "nickname", "handle", "email", "target_url", "domain"];

/** Returns the last name of a deleted resource from the changes of its entry; null if it had none. */
export function derivePreviousName(changes: unknown): string | null {
  const fields = (changes ?? {}) as Record<string, { before?: unknown } | undefined>;
  const readText = (field: string) => {
    const before = fields[field]?.before;
    return typeof before === "string" ? before.trim() : "";
  };
  const fullName = [readText("first_name"), readText("last_name")].filter(Boolean).join(" ");
  return fullName || NAME_FIELDS.map(readText).find(Boolean) || null;
}
