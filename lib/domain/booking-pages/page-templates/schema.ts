import { z } from "zod";
import { typeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import {
  pageSettings,
  pageSettingsInput,
  typeSettings,
  typeSettingsInput,
} from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { PAGE_GROUP_NAMES, TYPE_GROUP_NAMES } from "@/lib/domain/booking-pages/bookpages/locked-groups";
import { pageSlug } from "@/lib/domain/booking-pages/bookpages/page-slug";
import { entryProblem } from "@/lib/domain/contracts/problem-schema";
import { id, LIMITS, record, requiredLine, text } from "@/lib/platform/http/fields";
import { PERSONAL_PAGE_SETTINGS, PERSONAL_TYPE_SETTINGS } from "./exclude-personal-settings";

const templateSettings = pageSettings.omit(PERSONAL_PAGE_SETTINGS).meta({ id: "TemplateCustom" });
const templateSettingsInput = pageSettingsInput
  .omit(PERSONAL_PAGE_SETTINGS)
  .meta({ id: "TemplateCustomInput" });
const templateTypeSettings = typeSettings.omit(PERSONAL_TYPE_SETTINGS).meta({ id: "TemplateTypeCustom" });
const templateTypeSettingsInput = typeSettingsInput
  .omit(PERSONAL_TYPE_SETTINGS)
  .meta({ id: "TemplateTypeCustomInput" });

const LOCKED_NOTE =
  "Groups of fields that are on every page as they are here; the others each person changes for themselves.";

const pageGroups = z.array(z.enum(PAGE_GROUP_NAMES)).max(PAGE_GROUP_NAMES.length);
const typeGroups = z.array(z.enum(TYPE_GROUP_NAMES)).max(TYPE_GROUP_NAMES.length);

export const pageTemplate = record
  .extend({
    name: z.string(),
    message: z.string(),
    custom: templateSettings,
    locked: pageGroups.describe(LOCKED_NOTE),
    types: z.array(z.object({ _id: id, name: z.string() })).describe("Its appointment types, oldest first."),
    pages: z.int().describe("The number of pages that follow it."),
  })
  .meta({ id: "PageTemplate" });

const fields = z.object({
  name: requiredLine(LIMITS.name).describe("The name for admins of pages; bookers do not see it."),
  message: text(LIMITS.text).optional(),
  custom: templateSettingsInput.optional(),
  locked: pageGroups.optional().describe(`${LOCKED_NOTE} Default: none.`),
});

export const pageTemplateBody = fields
  .extend({
    page: pageSlug
      .optional()
      .describe(
        "The nickname of a page to create it from, with the page's settings and types; other fields of the body override them.",
      ),
  })
  .meta({ id: "PageTemplateBody" });

export const pageTemplateUpdate = fields.partial().meta({ id: "PageTemplateUpdate" });

export const pageTemplateType = record
  .extend({
    template: id,
    name: z.string(),
    handle: z.string(),
    active: z.boolean(),
    public: z.boolean(),
    message: z.string(),
    description: z.string(),
    custom: templateTypeSettings,
    locked: typeGroups.describe(LOCKED_NOTE),
  })
  .meta({ id: "PageTemplateType" });

export const pageTemplateTypeBody = z
  .object({
    name: requiredLine(LIMITS.name),
    handle: typeSlug
      .optional()
      .describe(
        "Default: made from the name. A page that has another type with this handle gets it with a number; a change here does not change pages that have it.",
      ),
    active: z.boolean().optional().describe("Default true."),
    public: z.boolean().optional().describe("Default true."),
    message: text(LIMITS.text).optional(),
    description: text(LIMITS.text).optional(),
    custom: templateTypeSettingsInput.optional().describe("Settings that differ from the page's."),
    locked: typeGroups.optional().describe(`${LOCKED_NOTE} Default: none.`),
  })
  .meta({ id: "PageTemplateTypeBody" });

export const pageTemplateTypeUpdate = pageTemplateTypeBody.partial().meta({ id: "PageTemplateTypeUpdate" });

const MAX_USERS = 500;

export const templateAssignment = z
  .object({
    users: z.array(id).min(1).max(MAX_USERS).optional(),
    team: id.optional().describe("In place of `users`: all current members of the team."),
    use: z
      .enum(["new_page", "primary_page"])
      .optional()
      .describe(
        "`new_page` (default): each user gets a new page. `primary_page`: the user's primary page follows the template from now on; users without one get one.",
      ),
  })
  .refine(({ users, team }) => (users === undefined) !== (team === undefined), {
    path: ["users"],
    error: "is given, or team is, not both",
    params: { code: "exactly_one" },
  })
  .meta({ id: "TemplateAssignment" });

export const templateRelease = z
  .object({
    pages: z.array(id).min(1).max(MAX_USERS).describe("Pages that follow the template, by their `_id`."),
    afterwards: z
      .enum(["keep", "delete"])
      .describe(
        "`keep`: the pages stay as they are, and their owners can change them. `delete`: the pages are deleted.",
      ),
  })
  .meta({ id: "TemplateRelease" });

const outcome = z.object({
  status: z.int().describe("The status that a single request would have returned."),
  error: entryProblem.optional(),
});

export const assignmentResponse = z
  .object({
    results: z.array(
      outcome
        .extend({
          user: id,
          nickname: z.string().optional().describe("The nickname of the page that now follows the template."),
        })
        .meta({ id: "TemplateAssignmentResult" }),
    ),
  })
  .meta({ id: "TemplateAssignmentAnswer" });

export const releaseResponse = z
  .object({ results: z.array(outcome.extend({ page: id }).meta({ id: "TemplateReleaseResult" })) })
  .meta({ id: "TemplateReleaseAnswer" });

const buildDispositionSchema = (subject: string) =>
  z
    .enum(["keep", "delete"])
    .describe(`What happens to ${subject} on the pages. \`keep\`: their owners can change them.`);

export const templateDeletion = z.object({ pages: buildDispositionSchema("it").default("keep") });
export const templateTypeDeletion = z.object({ types: buildDispositionSchema("it").default("delete") });

export type PageTemplateBody = z.output<typeof pageTemplateBody>;
export type PageTemplateUpdate = z.output<typeof pageTemplateUpdate>;
export type PageTemplateTypeBody = z.output<typeof pageTemplateTypeBody>;
export type PageTemplateTypeUpdate = z.output<typeof pageTemplateTypeUpdate>;
export type TemplateAssignment = z.output<typeof templateAssignment>;
export type TemplateRelease = z.output<typeof templateRelease>;
