import { z } from "zod";
import { email, id, LIMITS, text } from "@/lib/http/fields";
import { pageQuery } from "@/lib/http/pagination";
import { compileSearch } from "@/lib/http/search-pattern";

const listOf = <S extends z.ZodType<unknown, string>>(entry: S) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(",").map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(entry).max(100));

export const eventsQuery = pageQuery.extend({
  q: z
    .string()
    .max(200)
    .transform((pattern, context) => {
      const search = compileSearch(pattern);
      if (search) return search;
      context.addIssue({ code: "custom", message: "must be a regular expression in RE2 syntax" });
      return z.NEVER;
    })
    .optional()
    .describe(
      "Regular expression (RE2 syntax, case-insensitive) over the title. One that fits few titles may answer pages with less than `limit`, even none: `Link` leads on all the same.",
    ),
  filter: z
    .enum(["confirmed", "upcoming", "cancelled"])
    .optional()
    .describe("`confirmed` and `upcoming` leave out what is cancelled; `upcoming` is what is not over yet."),
  creator_users: listOf(id).optional().describe("One of these users created the event."),
  creator_emails: listOf(email)
    .optional()
    .describe("Somebody with one of these addresses, then or now, created the event."),
  invitee_users: listOf(id)
    .optional()
    .describe("All of these users are invited; who created the event is too."),
  invitee_emails: listOf(email)
    .optional()
    .describe("For each of these addresses, somebody who has it, then or now, is invited."),
  app_id: id.optional().describe("Created through this third-party app."),
  group_ids: listOf(text(LIMITS.extid)).optional().describe("In any of these groups of the app."),
});

export type EventsQuery = z.output<typeof eventsQuery>;
