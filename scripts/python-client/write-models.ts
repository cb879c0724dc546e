import { isName, quote } from "./python-names";
import { type Schema, writeType } from "./write-type";

/** Every schema of the document as a type, and the deliveries of webhooks as one. */
export function writeModels(schemas: Record<string, Schema>, deliveries: readonly string[]): string {
  return `${[
    HEAD,
    ...Object.entries(schemas).map(([name, schema]) => writeModel(name, schema)),
    `WebhookDelivery: TypeAlias = ${quote(deliveries.join(" | "))}`,
    'ProblemCode: TypeAlias = "Literal[PROBLEM_CODES]"'.replace("PROBLEM_CODES", problemCodes(schemas)),
  ].join("\n\n\n")}\n`;
}

const HEAD = `"""What travels, as it is in JSON. Generated from the contracts: npm run client"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict`;

const problemCodes = (schemas: Record<string, Schema>) =>
  (schemas.Problem?.properties?.code?.enum ?? []).map((code) => `'${code}'`).join(", ");

function writeModel(name: string, schema: Schema): string {
  if (schema.type !== "object" || !schema.properties)
    return `${name}: TypeAlias = ${quote(writeType(schema).replaceAll('"', "'"))}`;
  const fields = Object.entries(schema.properties);
  return fields.every(([field]) => isName(field))
    ? writeClass(name, schema, fields)
    : writeCall(name, schema, fields);
}

type Fields = [string, Schema][];

function writeField({ required = [] }: Schema, field: string, schema: Schema): string {
  const type = writeType(schema);
  return required.includes(field) ? type : `NotRequired[${type}]`;
}

function writeClass(name: string, schema: Schema, fields: Fields): string {
  const lines = fields.flatMap(([field, inner]) => [
    ...writeComment(inner.description),
    `    ${field}: ${writeField(schema, field, inner)}`,
  ]);
  return [`class ${name}(TypedDict):`, ...(lines.length > 0 ? lines : ["    pass"])].join("\n");
}

const writeComment = (text: string | undefined): string[] =>
  text ? text.split("\n").map((line) => `    # ${line}`.trimEnd()) : [];

/** Of an object with a name that is a word of Python's. */
const writeCall = (name: string, schema: Schema, fields: Fields): string =>
  [
    `${name} = TypedDict(`,
    `    ${quote(name)},`,
    "    {",
    ...fields.map(
      ([field, inner]) =>
        `        ${quote(field)}: ${quote(writeField(schema, field, inner).replaceAll('"', "'"))},`,
    ),
    "    },",
    ")",
  ].join("\n");
