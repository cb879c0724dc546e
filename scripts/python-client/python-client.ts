import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { projectRoot } from "@/scripts/project-root";
import { generateModels } from "./generate-models";
import { type DocumentEndpoint, type DocumentOperation, generateOperations } from "./generate-operations";
import type { DocumentSchema } from "./generate-type";

const FOLDER = path.join(projectRoot, "clients/python/src/bookpage");

interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, DocumentSchema> };
}

/** Returns the generated modules of the Python client by file name. */
function writePythonModules(): Record<string, string> {
  const document = buildOpenapiDocument(CONTRACTS, "https://meet.bookpage.test", {
    deletions: false,
    compilable: false,
  });
  const { paths, components } = document as unknown as Document;
  const endpoints: DocumentEndpoint[] = Object.entries(paths).flatMap(([at, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path: at, ...operation })),
  );
  const deliveries = Object.keys(components.schemas).filter(
    (name) => /\wDelivery$/.test(name) && name !== "TimelineEntryDelivery",
  );
  return {
    "models.py": generateModels(components.schemas, deliveries),
    "operations.py": generateOperations(endpoints.filter(isForKeys)),
  };
}

/** Other operations are for signed-in users, or for a mail server. */
const isForKeys = ({ security }: DocumentOperation) =>
  security.length === 0 || security.some((scheme) => "bearer" in scheme);

export async function writePythonClient() {
  for (const [file, text] of Object.entries(writePythonModules()))
    await writeFile(path.join(FOLDER, file), text);
}

export async function requireCurrentPythonClient() {
  for (const [file, text] of Object.entries(writePythonModules())) {
    if ((await readFile(path.join(FOLDER, file), "utf8").catch(() => "")) !== text)
      throw new OperatorError("The Python client is out of date: run npm run client.");
  }
}
