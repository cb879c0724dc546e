import { z } from "zod";
import { id, requiredLine } from "@/lib/platform/http/fields";

/** Maximum number of views per user, and of parameters per view. */
const MAX_VIEWS = 50;
const MAX_PARAMS = 30;
const MAX_NAME_CHARACTERS = 60;
const MAX_COLUMNS = 50;

const word = z.string().regex(/^[a-z][a-z_-]{0,39}$/, "must be a word such as events");

const params = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= MAX_PARAMS, {
    message: `must have at most ${MAX_PARAMS} entries`,
    params: { code: "too_big" },
  })
  .describe("Search, filters, order and layout, as the address of the console has them.");

const listView = z
  .object({
    list: word.describe("The list, such as `events`."),
    name: requiredLine(MAX_NAME_CHARACTERS),
    params,
    shared: z
      .boolean()
      .describe("Everybody in the organisation finds it in their list: for owners and admins."),
  })
  .meta({ id: "ListView" });

const compact = z.boolean().describe("Lower rows, so that more fit on a screen.");

const hiddenColumns = z
  .record(word, z.array(z.string().max(40)).max(MAX_COLUMNS))
  .describe("The hidden columns, by the name of the list.");

export const listSettings = z
  .object({
    _id: id.describe("The user’s."),
    compact,
    hidden_columns: hiddenColumns,
    views: z.array(listView).describe("The person’s own, in their order."),
    shared_views: z
      .array(listView.omit({ shared: true }).extend({ by: z.string() }))
      .describe("Shared views of other users, with the owners' names; read-only."),
    __v: z.int().describe("Raised by every change of the user’s preferences."),
  })
  .meta({ id: "ListSettings" });

export const listSettingsUpdate = z
  .object({
    compact: compact.optional(),
    hidden_columns: hiddenColumns.optional(),
    views: z
      .array(listView.extend({ shared: z.boolean().default(false) }).meta({ id: "ListViewInput" }))
      .max(MAX_VIEWS)
      .superRefine((views, context) => {
        const seen = new Set<string>();
        for (const [index, { list, name }] of views.entries()) {
          const key = `${list} ${name.toLowerCase()}`;
          if (seen.has(key))
            context.addIssue({
              code: "custom",
              path: [index, "name"],
              message: "is the name of another view",
              params: { code: "duplicate" },
            });
          seen.add(key);
        }
      })
      .optional(),
  })
  .meta({ id: "ListSettingsUpdate" });

export type ListSettings = z.output<typeof listSettings>;
export type ListSettingsUpdate = z.output<typeof listSettingsUpdate>;
