import { z } from "zod";
import { id, timestamp } from "@/lib/platform/http/fields";
import { changePreview } from "../previews/schema";
import { SETTINGS_KINDS } from "./settings-kinds";

const MAX_FILES = 2000;
const MAX_FILE_CHARACTERS = 500_000;
const MAX_PATH_CHARACTERS = 500;

export const settingsFile = z
  .object({
    path: z
      .string()
      .min(1)
      .max(MAX_PATH_CHARACTERS)
      .describe("The path within the directory.")
      .meta({ examples: ["pages/ana.yaml"] }),
    text: z.string().max(MAX_FILE_CHARACTERS).describe("The contents: YAML."),
  })
  .meta({ id: "SettingsFile" });

const files = z.array(settingsFile).min(1).max(MAX_FILES);

export const settingsFiles = z.object({ files: z.array(settingsFile) }).meta({ id: "SettingsFiles" });

export const planBody = z
  .object({
    files,
    prune: z
      .boolean()
      .default(false)
      .describe("Delete the resources without a file, except users. Default false: they stay."),
  })
  .meta({ id: "PlanBody" });

const change = z
  .object({
    action: z.enum(["create", "update", "delete"]),
    kind: z.enum(SETTINGS_KINDS),
    path: z.string().describe("The file of the resource, after the change."),
    fields: z
      .array(
        z.object({
          pointer: z.string().describe("JSON pointer; appointment types are named by their handles."),
          before: z.unknown(),
          after: z.unknown(),
        }),
      )
      .describe("The changed fields of an `update`."),
  })
  .meta({ id: "SettingsChange" });

const pageImpact = z
  .object({
    nickname: z.string(),
    handle: z.string().nullable().describe("An appointment type of the page; null: the page itself."),
    gained: z.int().describe("Times that would be added."),
    lost: z.int().describe("Times that would be removed."),
    left: z.int().describe("Times after the change."),
  })
  .meta({ id: "PageImpact" });

const bookerImpact = z
  .object({
    days: z.int().describe("The number of days that are compared, from now on."),
    pages: z.array(pageImpact).describe("The pages and types with other times than before."),
    outside: changePreview.shape.outside,
  })
  .meta({ id: "BookerImpact" });

export const settingsPlan = z
  .object({
    _id: id.describe("Derived from the changes: the same changes have the same id."),
    created_at: timestamp,
    expires_at: timestamp.describe("A plan can be read and applied for a day."),
    changes: z.array(change),
    bookers: bookerImpact,
    words: z.array(z.string()).describe("The changes and what they mean for bookers, in lines of English."),
  })
  .meta({ id: "SettingsPlan" });

export const appliedPlan = z
  .object({
    _id: id,
    changes: z.array(change),
    audit_entry: id
      .nullable()
      .describe("The entry of the audit log, which can be undone; null if nothing had to change."),
  })
  .meta({ id: "AppliedPlan" });

export const planParams = z.object({ plan_id: id });
