import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildJsonSchema } from "./build-json-schema";
import { formatFile, SCHEMA_FOLDER } from "./format-file";
import { loadSettings } from "./load-settings";
import type { SettingsFile } from "./settings-file";
import { SETTINGS_KINDS, type SettingsKind } from "./settings-kinds";

/** Exports the organisation's settings as files of these kinds, sorted by path. */
export async function exportSettings(
  db: Db,
  organization: OrganizationId,
  kinds: readonly SettingsKind[] = SETTINGS_KINDS,
): Promise<SettingsFile[]> {
  const { documents } = await loadSettings(db, organization);
  return documents
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, path, content }) => ({ path, text: formatFile(kind, content) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Builds the JSON Schema files that the exported ones refer to. */
export const buildSchemaFiles = (): SettingsFile[] =>
  SETTINGS_KINDS.map((kind) => ({
    path: `${SCHEMA_FOLDER}/${kind}.json`,
    text: `${JSON.stringify(buildJsonSchema(kind), null, 2)}\n`,
  }));
