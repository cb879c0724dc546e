import { quote } from "./python-names";

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  description?: string;
  deprecated?: boolean;
}

const PLAIN: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

/** The Python type of what fits a JSON Schema; objects have names, by which `within` finds them. */
export function writeType(schema: Schema, within = ""): string {
  const { $ref, type, items, additionalProperties } = schema;
  if ($ref) return within + $ref.split("/").at(-1);
  if ("const" in schema) return `Literal[${writeValue(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(writeValue).join(", ")}]`;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => writeType(option, within)))].join(" | ");
  if (type === "array") return `list[${items ? writeType(items, within) : "Any"}]`;
  if (type === "object")
    return `dict[str, ${typeof additionalProperties === "object" ? writeType(additionalProperties, within) : "Any"}]`;
  return PLAIN[type ?? ""] ?? "Any";
}

function writeValue(value: unknown): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return value === null ? "None" : typeof value === "string" ? quote(value) : String(value);
}
