import { z } from "zod";
import { type AnyContract, type Contract, defineContract, type Scope } from "./contract";
import type { ListTraits } from "./list-traits";
import { updatedSinceFilter } from "./pagination";

/**
 * Defines a contract with a response that is a list of the organisation's resources. Every list supports selecting fields
 * and, unless it states a reason, `updated_since`. A test finds lists defined in another way.
 */
export function defineList<
  S extends Scope | "session" | "any" | "public",
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(
  contract: Contract<Params, Query, z.ZodUndefined, Answer> & { scope: S },
  list: ListTraits,
): Contract<Params, Query, z.ZodUndefined, Answer> & { scope: S } {
  const query = (contract.query as unknown as z.ZodObject | undefined) ?? z.object({});
  const fullQuery = query.safeExtend({
    ...(!list.unsynced && !("updated_since" in query.shape) && { updated_since: updatedSinceFilter }),
    fields: buildFieldsParameter(getListEntry(contract.answer, list)),
  });
  return defineContract({ ...contract, list, query: fullQuery as unknown as Query });
}

/** Returns the schema of a list's entries. */
export function getListEntry(response: z.ZodType, { at }: Pick<ListTraits, "at">): z.ZodType {
  const list = at === undefined ? response : (response as z.ZodObject).shape[at];
  return (list as z.ZodArray).element as z.ZodType;
}

/** True if the list has pages with a limit; other lists are returned whole. */
export const isPaged = ({ query }: AnyContract): boolean =>
  query instanceof z.ZodObject && "cursor" in query.shape;

const listFieldNames = (entry: z.ZodType): string[] =>
  entry instanceof z.ZodUnion
    ? [...new Set(entry.options.flatMap((option) => listFieldNames(option as z.ZodType)))]
    : Object.keys((entry as z.ZodObject).shape);

const MAX_CHARACTERS = 2000;

function buildFieldsParameter(entry: z.ZodType) {
  const known = listFieldNames(entry);
  return z
    .string()
    .max(MAX_CHARACTERS)
    .meta({ minLength: 1 })
    .transform((text, context) => {
      const names = text.split(",").map((name) => name.trim());
      const unknown = names.find((name) => !known.includes(name));
      if (unknown === undefined) return names;
      const message = `must be names of fields, separated by commas: ${known.join(", ")}`;
      context.addIssue({ code: "custom", message, params: { code: "unknown" } });
      return z.NEVER;
    })
    .optional()
    .describe(
      "Only these fields of each entry, by their names, separated by commas; `_id` is always included. Default: all.",
    );
}
