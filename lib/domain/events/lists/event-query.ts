import { z } from "zod";
import { paginationQuery, updatedSinceFilter } from "@/lib/domain/contracts/pagination";
import { createSearchPattern } from "@/lib/platform/http/create-search-pattern";
import { email, id, LIMITS, text, timestamp } from "@/lib/platform/http/fields";
import { SEARCH_FIELDS } from "../search/search-fields";

const buildListSchema = <S extends z.ZodType<unknown, string>>(entry: S) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(",").map((part) => part.trim()))].filter(Boolean))
    .pipe(z.array(entry).max(100));

const MAX_ANSWER_CHARACTERS = 1000;

const MAX_SEARCH_CHARACTERS = 200;

const answerFilter = z
  .string()
  .max(MAX_ANSWER_CHARACTERS)
  .meta({ pattern: "^[a-z0-9][a-z0-9_]*:" })
  .transform((text, context) => {
    const [, key, value] = /^([a-z0-9][a-z0-9_]*):(.+)$/s.exec(text) ?? [];
    if (key !== undefined && value !== undefined) return { key, value };
    context.addIssue({ code: "custom", message: "must be a question's key, a colon and a value" });
    return z.NEVER;
  });

export const eventsQuery = paginationQuery.extend({
  q: z
    .string()
    .max(200)
    .transform((pattern, context) => {
      const search = createSearchPattern(pattern);
      if (search) return search;
      context.addIssue({ code: "custom", message: "must be a regular expression in RE2 syntax" });
      return z.NEVER;
    })
    .optional()
    .describe(
      "Regular expression (RE2 syntax, case-insensitive) over the title. One that fits few titles may answer pages with less than `limit`, even none: `Link` leads on all the same.",
    ),
  search: z
    .string()
    .max(MAX_SEARCH_CHARACTERS)
    .optional()
    .describe(
      "Words that must all occur in its title, its guests (names, addresses, telephone numbers, companies), its hosts or its places, whatever their case and accents; the first eight count.",
    ),
  search_in: buildListSchema(z.enum(SEARCH_FIELDS))
    .optional()
    .describe("Only there the words of `search` may occur. Default: anywhere."),
  filter: z
    .enum(["confirmed", "planning", "upcoming", "cancelled", "no_show"])
    .optional()
    .describe(
      "All but `cancelled` leave out what is cancelled; `planning` is what has no date yet, `upcoming` what is not over yet, `no_show` events with a no-show.",
    ),
  creator_users: buildListSchema(id).optional().describe("One of these users created the event."),
  creator_emails: buildListSchema(email)
    .optional()
    .describe("The event's creator has or had one of these addresses."),
  invitee_users: buildListSchema(id)
    .optional()
    .describe("All of these users are invited; who created the event is too."),
  invitee_emails: buildListSchema(email)
    .optional()
    .describe("For each of these addresses, an invitee has or had it."),
  team: id.optional().describe("Names every member of this team beside `creator_users`."),
  bookpage: id.optional().describe("Booked on this booking page."),
  since: timestamp
    .optional()
    .describe("Its date, or the last of those proposed, is over at this instant or later."),
  until: timestamp
    .optional()
    .describe("Its date, or the last of those proposed, is over before this instant."),
  updated_since: updatedSinceFilter,
  answer: answerFilter
    .optional()
    .describe(
      "The booker answered a question of the page so: `key:value`, such as `topic:sales`, `guests:4` or `terms:true`.",
    ),
  sort: z
    .enum(["newest", "oldest", "start", "latest"])
    .optional()
    .describe(
      "Default: newest first. `start` begins with the earliest meeting; what is still planned stands at the end of the last date proposed, and after all others without any; `latest` is the same the other way round. Neither with `updated_since`.",
    ),
  app_id: id.optional().describe("Created through this third-party app."),
  group_ids: buildListSchema(text(LIMITS.externalId))
    .meta({ pattern: `^[^,]{0,${LIMITS.externalId}}(,[^,]{0,${LIMITS.externalId}})*$` })
    .optional()
    .describe("In any of these groups of the app."),
});

export type EventsQuery = z.output<typeof eventsQuery>;
