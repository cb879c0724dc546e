import { z } from "zod";
import { id } from "@/lib/platform/http/fields";
import { limits } from "./limit-schema";

const MAX_HOSTS = 20;

export const HOST_KINDS = ["any", "all", "some"] as const;

/** Members of its team that a page requires. */
export const hosts = z
  .object({
    kind: z
      .enum(HOST_KINDS)
      .describe(
        "`any`: one member, whom the team's rule picks. `all`: every member at once. `some`: the members in `fixed`, and `count` of the others, whom the rule picks.",
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
      .describe("For `any`: the booker may choose a member, whose name is then shown; default false."),
    same_host: z
      .boolean()
      .optional()
      .describe(
        "Whoever books again meets the host of the last time, where that member is free; default false.",
      ),
    limits: limits.optional().describe("How much each host may have of what is booked on the page."),
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
        message: "must be at least 1 where nobody is fixed",
        params: { code: "too_small" },
      });
  })
  .meta({ id: "PageHosts", examples: [{ kind: "any", choose: true }] });

export type HostsSetting = z.output<typeof hosts>;
