import { isDeepStrictEqual } from "node:util";
import { toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { ApiProblem, type FieldError } from "@/lib/domain/contracts/problem";
import { KINDS } from "./kinds";
import { orderBySchema } from "./order-by-schema";
import { selectSettingsChanges } from "./select-changes";
import type { SettingsContent } from "./settings-document";

/** The appointment types of a page or template as they are now, by handle. */
type CurrentTypes = ReadonlyMap<string, SettingsContent>;

/** Returns the types as files have them, with ids in place of references. */
export function toCurrentTypes(
  kind: "pages" | "templates",
  rows: readonly { handle: string }[],
): CurrentTypes {
  const { types } = orderBySchema({ types: rows }, KINDS[kind].schema) as { types: SettingsContent[] };
  return new Map(types.map((type) => [String(type.handle), type]));
}

interface TypeWriter {
  create(type: SettingsContent): Promise<unknown>;
  update(slug: string, changed: SettingsContent): Promise<unknown>;
  remove(slug: string): Promise<unknown>;
}

/** Writes the list of a file's types: creates, updates and deletes those that differ. */
export async function writeTypes(sent: unknown, current: CurrentTypes, writer: TypeWriter): Promise<void> {
  if (!Array.isArray(sent)) return;
  const types = (sent as SettingsContent[]).map((type) => ({
    ...type,
    handle: String(type.handle ?? toTypeSlug(String(type.name))),
  }));
  const handles = new Set(types.map(({ handle: slug }) => slug));
  for (const slug of current.keys())
    if (!handles.has(slug)) await withPointer("/types", () => writer.remove(slug));
  for (const [index, type] of types.entries())
    await withPointer(`/types/${index}`, () => writeType(type, current.get(type.handle), writer));
}

async function writeType(
  type: SettingsContent & { handle: string },
  current: SettingsContent | undefined,
  writer: TypeWriter,
) {
  if (!current) return writer.create(type);
  const custom = selectSettingsChanges(type.custom, current.custom);
  const changed = Object.entries(type).filter(
    ([name, value]) => name !== "custom" && !isDeepStrictEqual(value, current[name]),
  );
  if (changed.length === 0 && !custom) return;
  await writer.update(type.handle, { ...Object.fromEntries(changed), ...(custom && { custom }) });
}

/** Prefixes the pointers of a problem; one without pointers gets the prefix itself. */
async function withPointer(prefix: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const errors = error.errors.map((one): FieldError => ({ ...one, pointer: `${prefix}${one.pointer}` }));
    const own: FieldError = { in: "body", pointer: prefix, code: "refused", message: error.message };
    throw new ApiProblem(error.code, error.message, { errors: errors.length > 0 ? errors : [own] });
  }
}
