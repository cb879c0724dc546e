import { formatPythonString } from "./python-names";

export interface DocumentSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: DocumentSchema[];
  oneOf?: DocumentSchema[];
  properties?: Record<string, DocumentSchema>;
  additionalProperties?: DocumentSchema | boolean;
  required?: string[];
  items?: DocumentSchema;
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

/** Generates the Python type of a JSON Schema; objects have names, by which `within` finds them. */
export function generateType(schema: DocumentSchema, within = ""): string {
  const { $ref, type, items, additionalProperties } = schema;
  if ($ref) return within + $ref.split("/").at(-1);
  if ("const" in schema) return `Literal[${formatLiteral(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(formatLiteral).join(", ")}]`;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => generateType(option, within)))].join(" | ");
  if (type === "array") return `list[${items ? generateType(items, within) : "Any"}]`;
  if (type === "object")
    return `dict[str, ${typeof additionalProperties === "object" ? generateType(additionalProperties, within) : "Any"}]`;
  return PLAIN[type ?? ""] ?? "Any";
}

function formatLiteral(value: unknown): string {
  if (typeof value === "boolean") return value ? "True" : "False";
  return value === null ? "None" : typeof value === "string" ? formatPythonString(value) : String(value);
}
