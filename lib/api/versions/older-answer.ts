import { z } from "zod";
import { findOlderForm, type Rewrite } from "@/lib/domain/audit/api-versions/to-older-form";
import type { ApiVersion } from "@/lib/platform/http/api-versions";

const made = new Map<ApiVersion, WeakMap<z.ZodType, { rewrite: Rewrite | null }>>();

/** Makes an answer of this schema, as it travels, what it was in that version; null: it was the same. */
export function findOlderAnswer(schema: z.ZodType, version: ApiVersion): Rewrite | null {
  const ofVersion = made.get(version) ?? new WeakMap();
  made.set(version, ofVersion);
  const known = ofVersion.get(schema) ?? { rewrite: build(schema, version) };
  ofVersion.set(schema, known);
  return known.rewrite;
}

function build(schema: z.ZodType, version: ApiVersion): Rewrite | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner = findOlderAnswer(schema.unwrap() as z.ZodType, version);
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (schema instanceof z.ZodArray) {
    const entry = findOlderAnswer(schema.element as z.ZodType, version);
    return entry && ((list: readonly never[]) => list.map(entry));
  }
  if (schema instanceof z.ZodUnion) return buildUnion(schema, version);
  return schema instanceof z.ZodObject ? buildObject(schema, version) : null;
}

function buildObject(schema: z.ZodObject, version: ApiVersion): Rewrite | null {
  const own = findOlderForm(schema.meta()?.id, version);
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const rewrite = findOlderAnswer(field as z.ZodType, version);
    return rewrite ? [[name, rewrite] as const] : [];
  });
  if (!own && fields.length === 0) return null;
  return (value: Record<string, unknown>) => {
    const older = { ...value };
    for (const [name, rewrite] of fields) if (name in older) older[name] = rewrite(older[name] as never);
    return own ? own(older as never) : older;
  };
}

function buildUnion(schema: z.ZodUnion, version: ApiVersion): Rewrite | null {
  const options = (schema.options as z.ZodType[]).map((option) => ({
    option,
    rewrite: findOlderAnswer(option, version),
  }));
  if (options.every(({ rewrite }) => rewrite === null)) return null;
  return (value) => options.find(({ option }) => option.safeParse(value).success)?.rewrite?.(value) ?? value;
}
