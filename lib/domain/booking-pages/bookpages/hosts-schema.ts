import { z } from "zod";
import { id } from "@/lib/platform/http/fields";
import { limits } from "./limit-schema";
import { HOST_KINDS } from "./options";

const MAX_HOSTS = 20;

/** Members of its team that a page requires. */
export const hosts = z
  .object({
    kind: z
      .enum(HOST_KINDS)
      .describe(
        "`any`: one member, picked by the team's rule. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, picked by the rule.",
      ),
    count: z
      .int()
      .min(0)
      .max(MAX_HOSTS)
      .optional()
      .describe("For `some`: how many besides those in `fixed`; default 1."),
    fixed: z
      .array(id)
      .max(MAX_HOSTS)
      .optional()
      .describe("For `some`: members who take part in every meeting, the first one as its host."),
    choose: z
      .boolean()
      .optional()
      .describe(
        "For `any`: the booker may choose a member, and the page then shows the member's name; default false.",
      ),
    same_host: z
      .boolean()
      .optional()
      .describe(
        "A returning booker gets the same host as the last time, if that member is free; default false.",
      ),
    limits: limits.optional().describe("The limits of each host's bookings on the page."),
  })
  .superRefine(({ kind, count, fixed = [] }, context) => {
    for (const [index, user] of fixed.entries())
      if (fixed.indexOf(user) < index)
        context.addIssue({
          code: "custom",
          path: ["fixed", index],
          message: "is named twice",
          params: { code: "duplicate" },
        });
    if (kind === "some" && count === 0 && fixed.length === 0)
      context.addIssue({
        code: "custom",
        path: ["count"],
        message: "must be at least 1 if no host is fixed",
        params: { code: "too_small" },
      });
  })
  .meta({ id: "PageHosts", examples: [{ kind: "any", choose: true }] });

export type HostsSetting = z.output<typeof hosts>;
