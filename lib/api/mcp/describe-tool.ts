import type { Tool as ToolDescription } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Tool } from "./tool";

type Json = Record<string, unknown>;

interface ObjectSchema extends Json {
  properties?: Record<string, object>;
  required?: string[];
  $defs?: Json;
  $ref?: string;
}

/** The argument that becomes the Idempotency-Key header. */
export const IDEMPOTENCY_ARGUMENT = "idempotency_key";

/** Describes a tool for an agent: its arguments are those of the path, the query and the body, side by side. */
export function describeTool({
  name,
  title,
  contract,
  list,
  without = [],
  destructive = false,
}: Tool): ToolDescription {
  const { method, summary, description } = contract;
  const reads = method === "GET";
  return {
    name,
    title,
    description: description ? `${summary}. ${description}` : `${summary}.`,
    inputSchema: describeInput(contract),
    outputSchema: describeOutput(contract.answer, list, without),
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: destructive,
      idempotentHint: reads || destructive,
      openWorldHint: !reads,
    },
  };
}

function describeInput({
  method,
  scope,
  params,
  query,
  body,
}: Tool["contract"]): ToolDescription["inputSchema"] {
  const schemas: (z.ZodType | undefined)[] = [params, query, body];
  const parts = schemas.flatMap((schema) => (schema ? [toJsonSchema(schema)] : []));
  const $defs = Object.assign({}, ...parts.map((part) => part.$defs));
  return {
    type: "object",
    properties: {
      ...Object.assign({}, ...parts.map((part) => part.properties)),
      ...(method === "POST" && scope !== "public" && { [IDEMPOTENCY_ARGUMENT]: IDEMPOTENCY_SCHEMA }),
    },
    required: parts.flatMap((part) => part.required ?? []),
    additionalProperties: false,
    ...(Object.keys($defs).length > 0 && { $defs }),
  };
}

const IDEMPOTENCY_SCHEMA = {
  type: "string",
  description:
    "Any text of your own, new for each thing that you want done: a call that is repeated with it gets the same answer, and is done once.",
};

function describeOutput(
  response: z.ZodType,
  list: string | undefined,
  without: readonly string[],
): ToolDescription["outputSchema"] {
  if (!list) {
    const { properties = {}, required = [], ...schema } = toJsonSchema(response);
    const isIncluded = (field: string) => !without.includes(field);
    return {
      ...schema,
      type: "object",
      properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isIncluded(field))),
      required: required.filter(isIncluded),
    };
  }
  const options = response instanceof z.ZodUnion ? response.options : [response]; // a single entry, or an array of them
  const array = options.find((option) => option instanceof z.ZodArray);
  const { $defs, ...items } = toJsonSchema(array as z.ZodArray);
  return {
    type: "object",
    properties: { [list]: items, next: NEXT_SCHEMA },
    required: [list],
    ...($defs && { $defs }),
  };
}

const NEXT_SCHEMA = { type: "string", description: "There is more: call again with this as `cursor`." };

/** Codecs are described by their outer side, for arguments and responses. */
function toJsonSchema(schema: z.ZodType): ObjectSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format || jsonSchema.type === "integer") delete jsonSchema.pattern; // redundant, and a line long
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum; // no limit
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return unwrapNamed(converted as ObjectSchema);
}

/** Moves a named schema from its definitions to the top, as many clients read the fields only there. */
function unwrapNamed(schema: ObjectSchema): ObjectSchema {
  const { $ref, $defs = {}, ...rest } = schema;
  const name = $ref?.replace("#/$defs/", "");
  if (name === undefined) return schema;
  const { [name]: named, ...others } = $defs;
  const isOwnPart = JSON.stringify($defs).includes(`"${$ref}"`);
  return { ...rest, ...(named as ObjectSchema), $defs: isOwnPart ? $defs : others };
}
