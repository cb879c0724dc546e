import { z } from "zod";
import { buildLocalTextSchema } from "@/lib/domain/booking-pages/questions/build-local-text-schema";
import { httpsUrl, id, LIMITS, text } from "@/lib/platform/http/fields";

/** State of a target. Messages are always open, and external addresses are not checked. */
const TARGET_STATES = ["open", "inactive", "gone"] as const;

const KINDS = ["page", "team", "message", "url"] as const;

const fields = {
  page: text(LIMITS.name).optional().describe("The nickname of a booking page."),
  type: text(LIMITS.name)
    .nullable()
    .optional()
    .describe("The handle of an appointment type of the page; null: the page itself."),
  team: id.optional().describe("The page of a team."),
  message: buildLocalTextSchema(LIMITS.text)
    .optional()
    .describe("The message that is shown in place of a page: a text, or texts by language."),
  url: httpsUrl.optional().describe("Another site. Only the browser opens it."),
};

const hasOneTarget = (sent: object) =>
  KINDS.filter((kind) => (sent as Record<string, unknown>)[kind] !== undefined).length === 1;

/** A target in a request body. */
export const targetInput = z
  .object(fields)
  .refine(hasOneTarget, {
    error: `must have exactly one of ${KINDS.join(", ")}`,
    params: { code: "exactly_one" },
  })
  .refine(({ page, type }) => type == null || page !== undefined, {
    path: ["type"],
    error: "requires page, the page of the type",
    params: { code: "mismatch" },
  })
  .meta({ id: "FormTargetInput" });

export type FormTargetInput = z.output<typeof targetInput>;

export const target = z
  .object({
    ...fields,
    name: z.string().optional().describe("The `_id` of the team."),
    state: z
      .enum(TARGET_STATES)
      .describe(
        "`inactive`: the page or type is closed, or the team has no page. `gone`: it has been deleted.",
      ),
  })
  .meta({ id: "FormTarget" });

export type FormTarget = z.output<typeof target>;
