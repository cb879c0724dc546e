import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import { runTool } from "./run-tool";

/** Lints the OpenAPI document as served, without network access. */
export async function lintOpenapi() {
  const directory = await mkdtemp(path.join(os.tmpdir(), "bookpage-openapi-"));
  try {
    const file = path.join(directory, "openapi.json");
    await writeFile(file, JSON.stringify(buildOpenapiDocument(CONTRACTS, "https://meet.bookpage.test")));
    await runTool("redocly", ["lint", "--config=redocly.yaml", "--format=stylish", file], {
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
