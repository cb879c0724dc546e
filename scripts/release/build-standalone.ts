import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { buildApp } from "../build-app";
import { projectRoot } from "../project-root";

const STANDALONE_FOLDER = ".next/standalone";

/**
 * Builds the pages with their part of node_modules; returns the folder. An earlier build and the settings of this
 * environment have no influence.
 */
export async function buildStandalone(): Promise<string> {
  await rm(path.join(projectRoot, ".next"), { recursive: true, force: true });
  for (const name of Object.keys(process.env)) if (!BUILD_VARIABLES.has(name)) delete process.env[name];
  Object.assign(process.env, {
    BUILD_STANDALONE: "1",
    // Signs nothing, because there are no Server Actions; otherwise each build would generate a new one.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: createHash("sha256").update("unused").digest("base64"),
  });
  await buildApp(() => console.log("Building…"));
  return path.join(projectRoot, STANDALONE_FOLDER);
}

const BUILD_VARIABLES = new Set(["PATH", "HOME", "TMPDIR", "NODE_OPTIONS", "SOURCE_DATE_EPOCH"]);
