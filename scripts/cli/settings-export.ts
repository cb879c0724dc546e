import { z } from "zod";
import { buildSchemaFiles, exportSettings } from "@/lib/domain/lifecycle/settings-files/export-settings";
import { SETTINGS_KINDS } from "@/lib/domain/lifecycle/settings-files/settings-kinds";
import { getDatabase } from "@/lib/platform/db/client";
import { id } from "@/lib/platform/http/fields";
import { getTargetOrganization } from "./get-target-organization";
import type { Options } from "./options";
import { writeSettingsDirectory } from "./settings-directory";

const OptionsSchema = z.object({ settings: z.string().min(1), organization: id.optional() });

/** Writes the settings, and removes files of settings that no longer exist. */
export async function runSettingsExport(options: Options) {
  const { settings: directory, organization: named } = OptionsSchema.parse(options);
  const organization = await getTargetOrganization(named);
  const files = await exportSettings(getDatabase(), organization);
  const changes = await writeSettingsDirectory(directory, [...files, ...buildSchemaFiles()], SETTINGS_KINDS);
  return { organization, directory, files: files.length, ...changes };
}
