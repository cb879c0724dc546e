import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";

/** A kind of resources by which a filter selects. */
interface FilterKind {
  /** Finds those that exist in the organisation. */
  find: (ids: string[]) => Promise<{ id: string }[]>;
  /** What is wrong with another id. */
  message: string;
}

type Filter = Partial<Record<string, string[] | undefined>>;

/** Requires that all ids of a filter exist. Previously stored ones may be deleted by now and are accepted. */
export async function requireFilterIds(
  kinds: Record<string, FilterKind>,
  filter: Filter | null | undefined,
  before: Filter | null,
): Promise<void> {
  const errors: FieldError[] = [];
  for (const [kind, { find, message }] of Object.entries(kinds)) {
    const ids = filter?.[kind] ?? [];
    const known = new Set(ids.length > 0 ? (await find(ids)).map(({ id }) => id) : []);
    for (const [index, id] of ids.entries())
      if (!known.has(id) && !before?.[kind]?.includes(id))
        errors.push({ in: "body", pointer: `/filter/${kind}/${index}`, code: "unknown", message });
  }
  if (errors.length > 0) throw buildValidationProblem(errors);
}
