import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { projectRoot } from "./project-root";

const TYPES_FILE = path.join(projectRoot, "clients/typescript/src/schema.d.ts");

/** Titles would appear above each type as a comment that repeats its name. */
const removeTitles = (key: string, value: unknown) =>
  key === "title" && typeof value === "string" ? undefined : value;

/** Builds the types of the TypeScript client from the contracts. */
async function buildApiTypes(): Promise<string> {
  const document = buildOpenapiDocument(CONTRACTS, "https://meet.bookpage.test", {
    deletions: false,
    compilable: false,
  });
  const types = await openapiTS(JSON.stringify(document, removeTitles), { defaultNonNullable: false });
  return `// Generated from the contracts: npm run client\n\n${astToString(types)}`;
}

export async function writeApiTypes() {
  await writeFile(TYPES_FILE, await buildApiTypes());
}

export async function requireCurrentApiTypes() {
  if ((await readFile(TYPES_FILE, "utf8")) === (await buildApiTypes())) return;
  throw new OperatorError("The TypeScript client is out of date: run npm run client.");
}
