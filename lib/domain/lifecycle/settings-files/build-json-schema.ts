import { z } from "zod";
import { KINDS } from "./kinds";
import type { SettingsKind } from "./settings-kinds";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const ID_PATTERN = "^[0-9a-f]{24}$";

/** Files have keys of other files in place of ids, and no `_id` of entries. */
function adjustSchema(schema: JsonSchema) {
  if (schema.pattern === ID_PATTERN) {
    delete schema.pattern;
    delete schema.examples;
  }
  delete schema.id;
  if (schema.type !== "object" || !schema.properties) return;
  delete schema.properties._id;
  schema.additionalProperties ??= false;
}

/** Builds the JSON Schema of one kind of file, with which editors complete and check it. */
export function buildJsonSchema(kind: SettingsKind): JsonSchema {
  return z.toJSONSchema(KINDS[kind].schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => adjustSchema(jsonSchema),
  });
}
