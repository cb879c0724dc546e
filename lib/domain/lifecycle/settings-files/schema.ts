import { z } from "zod";

const MAX_FILES = 5000;
const MAX_FILE_CHARACTERS = 500_000;

/** A settings file: its path within the directory, and its YAML. */
export const settingsFile = z
  .object({
    path: z
      .string()
      .min(1)
      .max(500)
      .meta({ examples: ["pages/ana.yaml"] }),
    text: z.string().max(MAX_FILE_CHARACTERS).describe("YAML."),
  })
  .meta({ id: "SettingsFile" });

export type SettingsFile = z.output<typeof settingsFile>;

export const settingsFiles = z.array(settingsFile).min(1).max(MAX_FILES);
