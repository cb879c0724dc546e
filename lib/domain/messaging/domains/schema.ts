import { z } from "zod";
import { id, record, timestamp } from "@/lib/platform/http/fields";
import { parseDomainName } from "./domain-name";

export const DOMAIN_STATUSES = ["pending", "verified", "failed"] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

export const START_PAGES = ["all", "teams", "none"] as const;
export type StartPage = (typeof START_PAGES)[number];

const MAX_TYPED_CHARACTERS = 300;

const domainName = z
  .string()
  .max(MAX_TYPED_CHARACTERS)
  .superRefine((typed, context) => {
    const parsed = parseDomainName(typed);
    if ("fault" in parsed)
      context.addIssue({ code: "custom", message: parsed.fault, params: { code: "invalid_format" } });
  })
  .overwrite((typed) => {
    const parsed = parseDomainName(typed);
    return "domain" in parsed ? parsed.domain : typed;
  })
  .meta({ minLength: 1, examples: ["meet.example.com"] });

const startPage = z
  .enum(START_PAGES)
  .describe(
    "The active pages that the domain's root lists: those of people and teams, of teams alone, or none.",
  );

export const domain = record
  .extend({
    domain: z.string().describe("In ASCII: letters of other scripts are in Punycode."),
    display: z.string().describe("The domain in its readable form."),
    url: z.string().describe("The address of the organisation's pages while the domain is verified."),
    status: z
      .enum(DOMAIN_STATUSES)
      .describe(
        "`pending`: its record was not found yet. `verified`: pages are shown there. `failed`: they were, until the record was gone for a week, or another organisation proved that the domain is theirs.",
      ),
    reason: z.enum(["missing", "taken"]).nullable().describe("Why it failed."),
    main: z.boolean().describe("Links of Bookpage in mails, in responses and in calendars use this domain."),
    start_page: startPage,
    record: z
      .object({ type: z.literal("TXT"), name: z.string(), value: z.string() })
      .describe("The record to add at the domain's name servers, and to leave there."),
    found: z.array(z.string()).describe("The TXT records of that name, when they were last looked for."),
    checked_at: timestamp.nullable(),
    verified_at: timestamp.nullable(),
    missing_since: timestamp
      .nullable()
      .describe("The time since the record of a verified domain is gone; after seven days it fails."),
  })
  .meta({ id: "Domain" });

export const createDomainBody = z.object({ domain: domainName, start_page: startPage.default("all") });

export const updateDomainBody = z
  .object({
    main: z
      .boolean()
      .optional()
      .describe(
        "Makes it the main one of several verified domains; false is only for one that is not the main one.",
      ),
    start_page: startPage.optional(),
  })
  .meta({ id: "UpdateDomainBody" });

export type UpdateDomainBody = z.output<typeof updateDomainBody>;
export const domainParams = z.object({ domain_id: id.describe("The domain’s.") });
