import { type DocumentSchema, generateType } from "./generate-type";
import { formatPythonString, toPythonArgument, toPythonSnakeCase } from "./python-names";

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: DocumentSchema;
}

type Content = Record<string, { schema: DocumentSchema }>;

export interface DocumentOperation {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface DocumentEndpoint extends DocumentOperation {
  method: string;
  path: string;
}

/** Generates all operations that a key may call, as methods of a synchronous and of an asynchronous class. */
export const generateOperations = (endpoints: readonly DocumentEndpoint[]): string =>
  `${[
    HEAD,
    generateClientClass("Operations", "Caller", endpoints, false),
    generateClientClass("AsyncOperations", "AsyncCaller", endpoints, true),
  ].join("\n\n\n")}\n`;

const HEAD = `"""The operations of the API. Generated from the contracts: npm run client"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from . import models
from ._calling import AsyncCaller, AsyncPages, Caller, Pages`;

const generateClientClass = (
  name: string,
  base: string,
  endpoints: readonly DocumentEndpoint[],
  isAsync: boolean,
): string =>
  [
    `class ${name}(${base}):`,
    endpoints.flatMap((endpoint) => generateMethods(endpoint, isAsync)).join("\n\n"),
  ].join("\n");

function generateMethods(endpoint: DocumentEndpoint, isAsync: boolean): string[] {
  const parameterNames = new Set(endpoint.parameters.map(({ name }) => name));
  const call = generateMethod(endpoint, isAsync);
  if (!parameterNames.has("cursor")) return [call];
  const pages = generatePageIterator(endpoint, isAsync, false);
  return parameterNames.has("updated_since")
    ? [call, pages, generatePageIterator(endpoint, isAsync, true)]
    : [call, pages];
}

function generateMethod(endpoint: DocumentEndpoint, isAsync: boolean): string {
  const { method, path, summary } = endpoint;
  const returnType = generateReturnType(endpoint);
  const name = toPythonSnakeCase(endpoint.operationId);
  const call = `${isAsync ? "await " : ""}self._call(${formatPythonString(method.toUpperCase())}, ${formatPythonString(path)}, ${generateSentArguments(endpoint)})`;
  return [
    `    ${isAsync ? "async " : ""}def ${name}(`,
    ...listArguments(endpoint).map((argument) => `        ${argument},`),
    `    ) -> ${returnType}:`,
    `        ${JSON.stringify(`${summary}.`).replace(/^"|"$/g, '"""')}`,
    ...(returnType === "None"
      ? [`        ${call}`]
      : [`        _answer: ${returnType} = ${call}`, "        return _answer"]),
  ].join("\n");
}

/** Generates an iterator over a list; with its deletions, for clients that keep a copy. */
function generatePageIterator(endpoint: DocumentEndpoint, isAsync: boolean, ofChanges: boolean): string {
  const parameters = endpoint.parameters.filter(({ name }) => !["cursor", "updated_since"].includes(name));
  const one = generateReturnType(endpoint).replace(/^list\[(.*)\]$/, "$1");
  const type = `${isAsync ? "AsyncPages" : "Pages"}[${ofChanges ? `${one} | models.Deletion` : one}]`;
  const name = toPythonSnakeCase(endpoint.operationId).replace(/^list_/, ofChanges ? "changed_" : "iterate_");
  const args = listArguments({ ...endpoint, parameters });
  const sent = generateSentArguments(
    { ...endpoint, parameters },
    ofChanges ? { updated_since: "updated_since" } : {},
  );
  const said = ofChanges ? "What of it was changed and deleted since then." : "All of it, page after page.";
  return [
    `    def ${name}(`,
    ...(ofChanges ? insertUpdatedSince(args) : args).map((argument) => `        ${argument},`),
    `    ) -> ${type}:`,
    `        """${endpoint.summary.replaceAll('"', "'")}. ${said}"""`,
    `        return ${isAsync ? "AsyncPages" : "Pages"}(self, ${formatPythonString(endpoint.path)}, ${sent})`,
  ].join("\n");
}

const insertUpdatedSince = (args: readonly string[]) => {
  const star = args.indexOf("*");
  return [...args.slice(0, star), "updated_since: str", ...args.slice(star)];
};

const isUpload = ({ requestBody }: DocumentOperation) =>
  requestBody !== undefined && !Object.keys(requestBody.content).some((type) => type.endsWith("json"));

const hasParameter = ({ parameters }: DocumentOperation, name: string) =>
  parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`));

function listArguments(endpoint: DocumentEndpoint): string[] {
  const { parameters, requestBody } = endpoint;
  const inPath = parameters
    .filter((one) => one.in === "path")
    .map(({ name }) => `${toPythonArgument(name)}: str`);
  const inQuery = parameters
    .filter((one) => one.in === "query")
    .map(({ name, required, schema }) => {
      const type = generateType(schema, "models.");
      return required
        ? `${toPythonArgument(name)}: ${type}`
        : `${toPythonArgument(name)}: ${type} | None = None`;
    });
  const body = requestBody?.content["application/json"]?.schema;
  const params = body
    ? [`body: ${generateType(body, "models.")}${requestBody?.required ? "" : " | None = None"}`]
    : isUpload(endpoint)
      ? ["body: bytes"]
      : [];
  return [
    "self",
    ...inPath,
    ...params,
    "*",
    ...(isUpload(endpoint) ? ["content_type: str"] : []),
    ...inQuery,
    ...(hasParameter(endpoint, "IdempotencyKey") ? ["idempotency_key: str | None = None"] : []),
    ...(hasParameter(endpoint, "IfMatch") ? ["if_match: str | None = None"] : []),
    "headers: Mapping[str, str] | None = None",
  ];
}

function generateSentArguments(endpoint: DocumentEndpoint, more: Record<string, string> = {}): string {
  const collect = (location: string) =>
    endpoint.parameters
      .filter((one) => one.in === location)
      .map(({ name }) => `${formatPythonString(name)}: ${toPythonArgument(name)}`);
  const query = [
    ...collect("query"),
    ...Object.entries(more).map(([name, value]) => `${formatPythonString(name)}: ${value}`),
  ];
  const path = collect("path");
  return [
    ...(path.length > 0 ? [`path_values={${path.join(", ")}}`] : []),
    ...(query.length > 0 ? [`query={${query.join(", ")}}`] : []),
    ...(endpoint.requestBody ? ["body=body"] : []),
    ...(isUpload(endpoint) ? ["content_type=content_type"] : []),
    ...(hasParameter(endpoint, "IdempotencyKey") ? ["idempotency_key=idempotency_key"] : []),
    ...(hasParameter(endpoint, "IfMatch") ? ["if_match=if_match"] : []),
    "headers=headers",
  ].join(", ");
}

function generateReturnType({ responses }: DocumentOperation): string {
  const done = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const schemas = done.flatMap(([, { content }]) => content?.["application/json"]?.schema ?? []);
  const types = new Set(schemas.map((schema) => generateType(schema, "models.")));
  if (done.some(([, { content }]) => !content)) types.add("None");
  return [...types].join(" | ");
}
