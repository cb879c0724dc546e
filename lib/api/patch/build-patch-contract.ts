import { z } from "zod";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { isNullable } from "@/lib/platform/http/is-nullable";

/** Finds the GET of the same path. */
export const findReadContract = (
  { path }: AnyContract,
  contracts: readonly AnyContract[],
): AnyContract | undefined =>
  contracts.find((contract) => contract.method === "GET" && contract.path === path && !contract.list);

/** True if a PATCH can stand beside this PUT: it writes a JSON object that GET returns. */
export const isPatchable = (put: AnyContract, reader: AnyContract | undefined): boolean =>
  put.method === "PUT" && reader !== undefined && put.body instanceof z.ZodObject && !put.upload;

const DESCRIPTION =
  "A JSON Merge Patch (RFC 7396) of the resource as GET answers it: fields that are not named stay as they are, within objects too; null removes; lists are replaced whole. Needs and answers what PUT does; `application/json` is taken likewise. Without `If-Match`, changes by others at the same time stay.";

const patchContracts = new WeakMap<AnyContract, AnyContract>();

/** Builds the PATCH of a PUT: the same rules, with a part of the resource as its body. */
export function buildPatchContract(put: AnyContract): AnyContract {
  const known = patchContracts.get(put);
  if (known) return known;
  const { resource, name, body, example, summary, description: _, mergesDeep, ...shared } = put;
  const whole = example?.body as Record<string, unknown> | undefined;
  const contract: AnyContract = {
    ...shared,
    method: "PATCH",
    name: name.replace(/^update/, "patch"),
    summary: `${summary}: some fields`,
    description: DESCRIPTION,
    media: ["application/merge-patch+json", "application/json"],
    ...(mergesDeep && { mergesDeep }),
    body: toPatchSchema(resource === undefined ? body : (body as z.ZodObject).shape[resource], {
      removes: false,
      removesDeep: !mergesDeep,
    }),
    example: { body: resource === undefined ? whole : whole?.[resource] },
  };
  patchContracts.set(put, contract);
  return contract;
}

interface NullRules {
  /** True if null removes an entry although the PUT does not accept null, as the PUT gets the whole object. */
  removes: boolean;
  /** The same rule for nested objects. */
  removesDeep: boolean;
}

/** Makes all fields optional, and nullable if null removes them. The PUT's schema still validates the values. */
function toPatchSchema(schema: z.ZodType, nulls: NullRules): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return toPatchSchema(schema.unwrap() as z.ZodType, nulls);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) return toPatchSchema(schema.in, nulls);
  if (!(schema instanceof z.ZodObject)) return schema;
  const before = patches.get(schema) ?? buildPatchSchema(schema, nulls);
  patches.set(schema, before); // a named schema must be defined once
  return before;
}

const patches = new WeakMap<z.ZodObject, z.ZodType>();

function buildPatchSchema(schema: z.ZodObject, { removes, removesDeep }: NullRules): z.ZodType {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const { description } = field;
    const inner = toPatchSchema(field, { removes: removesDeep, removesDeep });
    const isRemovable = isNullable(field) || (removes && field.safeParse(undefined).success);
    const patched = (isRemovable ? inner.nullable() : inner).optional();
    return [name, description === undefined ? patched : patched.describe(description)];
  });
  const patch = z.object(Object.fromEntries(fields));
  const id = schema.meta()?.id;
  return id === undefined ? patch : patch.meta({ id: toPatchName(id) });
}

/** `TeamUpdate` → `TeamPatch` */
const toPatchName = (id: string) => `${id.replace(/(Update|Body)$/, "")}Patch`;
