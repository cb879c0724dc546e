import { z } from "zod";
import { id, LIMITS, record, text } from "@/lib/platform/http/fields";
import { customSettings, pageCustomInput, typeCustomInput } from "./custom";
import { nickname } from "./nickname";

export const bookpage = record
  .extend({
    nickname: z.string(),
    message: z.string(),
    belongs_to: id,
    secondary: z.boolean(),
    active: z.boolean(),
    custom: customSettings,
    hub: z.boolean(),
    urls: z.array(z.string()).describe("The page's public addresses."),
    no_emails: z.boolean(),
  })
  .meta({ id: "Bookpage" });

export const bookpageBody = z
  .object({
    nickname,
    belongs_to: id.describe("The owner, a user of the organisation."),
    message: text(LIMITS.text).optional(),
    secondary: z.boolean().optional().describe("Default false; a user has one primary page."),
    active: z.boolean().optional().describe("Default true."),
    custom: pageCustomInput.optional(),
  })
  .meta({ id: "BookpageBody" });

export const bookpageUpdate = bookpageBody.partial().meta({ id: "BookpageUpdate" });

/** The page that is created together with its user (spec 4.3). */
export const userBookpage = bookpageBody
  .pick({ nickname: true, message: true })
  .extend({ custom: typeCustomInput.optional() })
  .meta({ id: "UserBookpage" });

export type BookpageBody = z.output<typeof bookpageBody>;
export type BookpageUpdate = z.output<typeof bookpageUpdate>;
