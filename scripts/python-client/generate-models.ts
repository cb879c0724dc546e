import { type DocumentSchema, generateType } from "./generate-type";
import { formatPythonString, isPythonName } from "./python-names";

/** Generates a type for every schema of the document, and a type for the deliveries of webhooks. */
export function generateModels(
  schemas: Record<string, DocumentSchema>,
  deliveries: readonly string[],
): string {
  return `${[
    HEAD,
    ...Object.entries(schemas).map(([name, schema]) => generateModel(name, schema)),
    `WebhookDelivery: TypeAlias = ${formatPythonString(deliveries.join(" | "))}`,
    'ProblemCode: TypeAlias = "Literal[PROBLEM_CODES]"'.replace("PROBLEM_CODES", listProblemCodes(schemas)),
  ].join("\n\n\n")}\n`;
}

const HEAD = `"""What travels, as it is in JSON. Generated from the contracts: npm run client"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict`;

const listProblemCodes = (schemas: Record<string, DocumentSchema>) =>
  (schemas.Problem?.properties?.code?.enum ?? []).map((code) => `'${code}'`).join(", ");

function generateModel(name: string, schema: DocumentSchema): string {
  if (schema.type !== "object" || !schema.properties)
    return `${name}: TypeAlias = ${formatPythonString(generateType(schema).replaceAll('"', "'"))}`;
  const fields = Object.entries(schema.properties);
  return fields.every(([field]) => isPythonName(field))
    ? generateModelClass(name, schema, fields)
    : generateTypedDictCall(name, schema, fields);
}

type Fields = [string, DocumentSchema][];

function generateField({ required = [] }: DocumentSchema, field: string, schema: DocumentSchema): string {
  const type = generateType(schema);
  return required.includes(field) ? type : `NotRequired[${type}]`;
}

function generateModelClass(name: string, schema: DocumentSchema, fields: Fields): string {
  const lines = fields.flatMap(([field, inner]) => [
    ...formatComment(inner.description),
    `    ${field}: ${generateField(schema, field, inner)}`,
  ]);
  return [`class ${name}(TypedDict):`, ...(lines.length > 0 ? lines : ["    pass"])].join("\n");
}

const formatComment = (text: string | undefined): string[] =>
  text ? text.split("\n").map((line) => `    # ${line}`.trimEnd()) : [];

/** Generates the type of an object with a field that is a Python keyword. */
const generateTypedDictCall = (name: string, schema: DocumentSchema, fields: Fields): string =>
  [
    `${name} = TypedDict(`,
    `    ${formatPythonString(name)},`,
    "    {",
    ...fields.map(
      ([field, inner]) =>
        `        ${formatPythonString(field)}: ${formatPythonString(generateField(schema, field, inner).replaceAll('"', "'"))},`,
    ),
    "    },",
    ")",
  ].join("\n");
