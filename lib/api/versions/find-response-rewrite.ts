import { z } from "zod";
import { type Downgrade, findDowngrade } from "@/lib/domain/audit/api-versions/find-downgrade";
import type { ApiVersion } from "@/lib/domain/contracts/api-versions";

const rewrites = new Map<ApiVersion, WeakMap<z.ZodType, { rewrite: Downgrade | null }>>();

/** Finds the function that converts an encoded response of this schema to an older version; null: nothing changed. */
export function findResponseRewrite(schema: z.ZodType, version: ApiVersion): Downgrade | null {
  const ofVersion = rewrites.get(version) ?? new WeakMap();
  rewrites.set(version, ofVersion);
  const known = ofVersion.get(schema) ?? { rewrite: buildRewrite(schema, version) };
  ofVersion.set(schema, known);
  return known.rewrite;
}

function buildRewrite(schema: z.ZodType, version: ApiVersion): Downgrade | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = findResponseRewrite(schema.unwrap() as z.ZodType, version);
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (schema instanceof z.ZodArray) {
    const entry = findResponseRewrite(schema.element as z.ZodType, version);
    return entry && ((list: readonly never[]) => list.map(entry));
  }
  if (schema instanceof z.ZodUnion) return buildUnionRewrite(schema, version);
  return schema instanceof z.ZodObject ? buildObjectRewrite(schema, version) : null;
}

function buildObjectRewrite(schema: z.ZodObject, version: ApiVersion): Downgrade | null {
  const downgrade = findDowngrade(schema.meta()?.id, version);
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const rewrite = findResponseRewrite(field as z.ZodType, version);
    return rewrite ? [[name, rewrite] as const] : [];
  });
  if (!downgrade && fields.length === 0) return null;
  return (value: Record<string, unknown>) => {
    const older = { ...value };
    for (const [name, rewrite] of fields) if (name in older) older[name] = rewrite(older[name] as never);
    return downgrade ? downgrade(older as never) : older;
  };
}

function buildUnionRewrite(schema: z.ZodUnion, version: ApiVersion): Downgrade | null {
  const options = (schema.options as z.ZodType[]).map((option) => ({
    option,
    rewrite: findResponseRewrite(option, version),
  }));
  if (options.every(({ rewrite }) => rewrite === null)) return null;
  return (value) => options.find(({ option }) => option.safeParse(value).success)?.rewrite?.(value) ?? value;
}
