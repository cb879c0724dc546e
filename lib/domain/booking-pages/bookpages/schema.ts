import { z } from "zod";
import { REQUIRED_MESSAGE } from "@/lib/domain/contracts/explain-issues";
import { id, LIMITS, record, text } from "@/lib/platform/http/fields";
import { pageSettings, pageSettingsInput, typeSettingsInput } from "./custom-settings";
import { pageSlug } from "./page-slug";

/** Locked fields of a page or type. */
export const lockedFields = z
  .array(z.string())
  .describe("JSON pointers to the fields that follow the page template; only the template can change them.")
  .meta({ examples: [["/custom/duration", "/custom/durations"]] });

export const bookpage = record
  .extend({
    nickname: z.string(),
    message: z.string(),
    belongs_to: id.nullable().describe("The user that the page belongs to; null for a team's page."),
    team: id.nullable().describe("The team that the page belongs to; null for a user's page."),
    secondary: z.boolean(),
    active: z.boolean(),
    custom: pageSettings,
    hub: z.boolean(),
    urls: z.array(z.string()).describe("The page's public addresses."),
    no_emails: z.boolean(),
    template: id.nullable().describe("The template that it follows."),
    locked: lockedFields,
  })
  .meta({ id: "Bookpage" });

export const bookpageFields = z.object({
  nickname: pageSlug,
  belongs_to: id.nullable().optional().describe("The owner, a user of the organisation."),
  team: id.nullable().optional().describe("Instead of `belongs_to`: a team; the page books its members."),
  message: text(LIMITS.text).optional(),
  secondary: z.boolean().optional().describe("Default false; a user or team has one primary page."),
  active: z.boolean().optional().describe("Default true."),
  custom: pageSettingsInput.optional(),
});

interface PageOwnerFields {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

const hasOneOwner = ({ belongs_to: user, team }: PageOwnerFields) => !(user && team);
const OF_ONE_OWNER = {
  path: ["team"],
  error: "is given in place of belongs_to, not beside it",
  params: { code: "exactly_one" },
};

export const bookpageBody = bookpageFields
  .refine(({ belongs_to: user, team }) => Boolean(user ?? team), {
    path: ["belongs_to"],
    error: REQUIRED_MESSAGE,
  })
  .refine(hasOneOwner, OF_ONE_OWNER)
  .meta({ id: "BookpageBody" });

export const bookpageUpdate = bookpageFields
  .partial()
  .refine(hasOneOwner, OF_ONE_OWNER)
  .meta({ id: "BookpageUpdate" });

/** Page that is created together with its user. */
export const userBookpage = bookpageFields
  .pick({ nickname: true, message: true })
  .extend({ custom: typeSettingsInput.optional() })
  .meta({ id: "UserBookpage" });

export type BookpageBody = z.output<typeof bookpageBody>;
export type BookpageUpdate = z.output<typeof bookpageUpdate>;
