import { quote, toArgument, toSnakeCase } from "./python-names";
import { type Schema, writeType } from "./write-type";

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface Endpoint extends Operation {
  method: string;
  path: string;
}

/** All operations that a key may call, as methods of a class that waits and of one that is awaited. */
export const writeOperations = (endpoints: readonly Endpoint[]): string =>
  `${[
    HEAD,
    writeClass("Operations", "Caller", endpoints, false),
    writeClass("AsyncOperations", "AsyncCaller", endpoints, true),
  ].join("\n\n\n")}\n`;

const HEAD = `"""The operations of the API. Generated from the contracts: npm run client"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from . import models
from ._calling import AsyncCaller, AsyncPages, Caller, Pages`;

const writeClass = (name: string, base: string, endpoints: readonly Endpoint[], isAsync: boolean): string =>
  [
    `class ${name}(${base}):`,
    endpoints.flatMap((endpoint) => writeMethods(endpoint, isAsync)).join("\n\n"),
  ].join("\n");

function writeMethods(endpoint: Endpoint, isAsync: boolean): string[] {
  const asked = new Set(endpoint.parameters.map(({ name }) => name));
  const call = writeMethod(endpoint, isAsync);
  if (!asked.has("cursor")) return [call];
  const pages = writePages(endpoint, isAsync, false);
  return asked.has("updated_since") ? [call, pages, writePages(endpoint, isAsync, true)] : [call, pages];
}

function writeMethod(endpoint: Endpoint, isAsync: boolean): string {
  const { method, path, summary } = endpoint;
  const answer = writeAnswer(endpoint);
  const name = toSnakeCase(endpoint.operationId);
  const call = `${isAsync ? "await " : ""}self._call(${quote(method.toUpperCase())}, ${quote(path)}, ${writeSent(endpoint)})`;
  return [
    `    ${isAsync ? "async " : ""}def ${name}(`,
    ...listArguments(endpoint).map((argument) => `        ${argument},`),
    `    ) -> ${answer}:`,
    `        ${JSON.stringify(`${summary}.`).replace(/^"|"$/g, '"""')}`,
    ...(answer === "None"
      ? [`        ${call}`]
      : [`        _answer: ${answer} = ${call}`, "        return _answer"]),
  ].join("\n");
}

/** A list as what one walks through; with its deletions, for who keeps a copy. */
function writePages(endpoint: Endpoint, isAsync: boolean, ofChanges: boolean): string {
  const parameters = endpoint.parameters.filter(({ name }) => !["cursor", "updated_since"].includes(name));
  const one = writeAnswer(endpoint).replace(/^list\[(.*)\]$/, "$1");
  const type = `${isAsync ? "AsyncPages" : "Pages"}[${ofChanges ? `${one} | models.Deletion` : one}]`;
  const name = toSnakeCase(endpoint.operationId).replace(/^list_/, ofChanges ? "changed_" : "iterate_");
  const args = listArguments({ ...endpoint, parameters });
  const sent = writeSent({ ...endpoint, parameters }, ofChanges ? { updated_since: "updated_since" } : {});
  const said = ofChanges ? "What of it was changed and deleted since then." : "All of it, page after page.";
  return [
    `    def ${name}(`,
    ...(ofChanges ? placeSince(args) : args).map((argument) => `        ${argument},`),
    `    ) -> ${type}:`,
    `        """${endpoint.summary.replaceAll('"', "'")}. ${said}"""`,
    `        return ${isAsync ? "AsyncPages" : "Pages"}(self, ${quote(endpoint.path)}, ${sent})`,
  ].join("\n");
}

const placeSince = (args: readonly string[]) => {
  const star = args.indexOf("*");
  return [...args.slice(0, star), "updated_since: str", ...args.slice(star)];
};

const isUpload = ({ requestBody }: Operation) =>
  requestBody !== undefined && !Object.keys(requestBody.content).some((type) => type.endsWith("json"));

const takes = ({ parameters }: Operation, name: string) =>
  parameters.some(({ $ref }) => $ref?.endsWith(`/${name}`));

function listArguments(endpoint: Endpoint): string[] {
  const { parameters, requestBody } = endpoint;
  const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => `${toArgument(name)}: str`);
  const inQuery = parameters
    .filter((one) => one.in === "query")
    .map(({ name, required, schema }) => {
      const type = writeType(schema, "models.");
      return required ? `${toArgument(name)}: ${type}` : `${toArgument(name)}: ${type} | None = None`;
    });
  const body = requestBody?.content["application/json"]?.schema;
  const given = body
    ? [`body: ${writeType(body, "models.")}${requestBody?.required ? "" : " | None = None"}`]
    : isUpload(endpoint)
      ? ["body: bytes"]
      : [];
  return [
    "self",
    ...inPath,
    ...given,
    "*",
    ...(isUpload(endpoint) ? ["content_type: str"] : []),
    ...inQuery,
    ...(takes(endpoint, "IdempotencyKey") ? ["idempotency_key: str | None = None"] : []),
    ...(takes(endpoint, "IfMatch") ? ["if_match: str | None = None"] : []),
    "headers: Mapping[str, str] | None = None",
  ];
}

function writeSent(endpoint: Endpoint, more: Record<string, string> = {}): string {
  const collect = (place: string) =>
    endpoint.parameters
      .filter((one) => one.in === place)
      .map(({ name }) => `${quote(name)}: ${toArgument(name)}`);
  const query = [
    ...collect("query"),
    ...Object.entries(more).map(([name, value]) => `${quote(name)}: ${value}`),
  ];
  const path = collect("path");
  return [
    ...(path.length > 0 ? [`path_values={${path.join(", ")}}`] : []),
    ...(query.length > 0 ? [`query={${query.join(", ")}}`] : []),
    ...(endpoint.requestBody ? ["body=body"] : []),
    ...(isUpload(endpoint) ? ["content_type=content_type"] : []),
    ...(takes(endpoint, "IdempotencyKey") ? ["idempotency_key=idempotency_key"] : []),
    ...(takes(endpoint, "IfMatch") ? ["if_match=if_match"] : []),
    "headers=headers",
  ].join(", ");
}

function writeAnswer({ responses }: Operation): string {
  const done = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const schemas = done.flatMap(([, { content }]) => content?.["application/json"]?.schema ?? []);
  const types = new Set(schemas.map((schema) => writeType(schema, "models.")));
  if (done.some(([, { content }]) => !content)) types.add("None");
  return [...types].join(" | ");
}
