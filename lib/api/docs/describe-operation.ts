import { buildExample } from "@/lib/api/openapi/build-example";
import type { Json } from "@/lib/api/openapi/openapi-components";
import { describeType, isObjectSchema } from "./describe-type";
import { formatRequestExamples, type RequestExample } from "./format-request-examples";
import {
  type ApiDocument,
  type DocsMedia,
  type DocsOperation,
  type DocsParameter,
  getRefName,
  type JsonSchema,
} from "./get-api-document";
import { highlightCode } from "./highlight-code";
import { describeField, listSchemaFields } from "./list-objects";
import { renderLine } from "./render-markdown";
import type { OperationView, TryOutView } from "./view";

const PLACES = { path: "In the path", query: "In the query", header: "Headers" } as const;

/** Describes an operation for the reference. */
export function describeOperation(operation: DocsOperation, { origin, schemas }: ApiDocument): OperationView {
  const { id, method, path, summary, description, deprecated, parameters } = operation;
  const json = findBody(operation)?.media;
  const example = buildRequestExample(operation, schemas);
  return {
    id,
    method,
    path,
    summary,
    html: renderLine(description),
    deprecated,
    parameters: Object.entries(PLACES).flatMap(([place, label]) => {
      const ofPlace = parameters.filter((each) => each.in === place);
      const fields = ofPlace.map(({ required = false, ...each }) =>
        describeField({ ...each, required }, schemas),
      );
      return fields.length > 0 ? { label, fields } : [];
    }),
    body: json?.schema ? describeBody(json.schema, schemas) : null,
    answers: Object.entries(operation.answers).flatMap(([status, response]) =>
      isErrorStatus(status)
        ? []
        : {
            status,
            text: response.description,
            type: describeResponse(findJson(response.content)?.schema, schemas),
          },
    ),
    problems: Object.entries(operation.answers).flatMap(([status, { content }]) => {
      const codes = Object.keys(content?.["application/problem+json"]?.examples ?? {});
      const links = codes.map((code) => ({ href: `/docs/problems#${code}`, label: code }));
      return isErrorStatus(status) ? { status, codes: links } : [];
    }),
    requests: formatRequestExamples(operation, example, origin),
    examples: listExamples(operation),
    trial: canTry(operation) ? buildTryOutView(operation, example) : null,
  };
}

const isErrorStatus = (status: string) => Number(status) >= 400;

/** The schema of the request body and its media type. */
function findBody({ body }: Pick<DocsOperation, "body">) {
  const [type, media] = Object.entries(body ?? {}).find(([each]) => each.endsWith("json")) ?? [];
  return type && media ? { type, media } : null;
}

const findJson = (content: Record<string, DocsMedia> | undefined) => content?.["application/json"];

function describeBody(schema: JsonSchema, schemas: Record<string, JsonSchema>) {
  const resolved = schema.$ref ? (schemas[getRefName(schema.$ref)] ?? {}) : schema;
  return {
    type: describeType(schema, schemas),
    fields: isObjectSchema(resolved) ? listSchemaFields(resolved, schemas) : [],
  };
}

const describeResponse = (schema: JsonSchema | undefined, schemas: Record<string, JsonSchema>) =>
  schema ? describeType(schema, schemas) : [];

function buildRequestExample(
  { parameters, body }: DocsOperation,
  schemas: Record<string, JsonSchema>,
): RequestExample {
  const values = (place: DocsParameter["in"]) =>
    parameters
      .filter((each) => each.in === place && each.required)
      .map(({ name, schema, example }) => [
        name,
        example ?? buildExample(schema as Json, schemas as Json, name),
      ]);
  const [sample] = listMediaExamples(findBody({ body })?.media);
  return {
    path: Object.fromEntries(values("path").map(([name, value]) => [name, String(value)])),
    query: Object.fromEntries(values("query")),
    body: sample?.value,
    bodyType: findBody({ body })?.type ?? "application/json",
  };
}

interface Example {
  label: string;
  value: unknown;
}

/** Returns the recorded examples if there are any, else the generated one. */
function listMediaExamples(media: DocsMedia | undefined): Example[] {
  const named = Object.entries(media?.examples ?? {}).map(
    ([name, { summary, value }]): Example => ({ label: summary ?? name, value }),
  );
  if (named.length > 0) return named;
  return media?.example === undefined ? [] : [{ label: "", value: media.example }];
}

const listExamples = ({ answers }: DocsOperation) =>
  Object.entries(answers)
    .filter(([status]) => !isErrorStatus(status))
    .flatMap(([status, { content }]) =>
      listMediaExamples(findJson(content)).map(({ label, value }) => ({
        label: [status, label].filter(Boolean).join(" · "),
        html: highlightCode(JSON.stringify(value, null, 2), "json"),
      })),
    )
    .slice(0, 3);

/** The page cannot try out operations that upload a file or need the mail server's secret. */
const canTry = ({ body, security }: DocsOperation): boolean =>
  (!body || findBody({ body }) !== null) && !security.some((way) => "inboundMail" in way);

const buildTryOutView = (
  { method, path, parameters }: DocsOperation,
  example: RequestExample,
): TryOutView => ({
  method,
  path,
  parameters: parameters.flatMap(({ name, in: place, required = false }) =>
    place === "header"
      ? []
      : {
          name,
          place,
          required,
          example: place === "query" && required ? String(example.query[name] ?? "") : "",
        },
  ),
  body: example.body === undefined ? null : JSON.stringify(example.body, null, 2),
  bodyType: example.bodyType,
});
