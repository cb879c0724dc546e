import { z } from "zod";
import { SPREAD_RULES } from "./options";

const MAX_STARTS_OF_DAY = 50;
const MAX_SPREAD_DAYS = 365;

/** The rule by which a page's meetings are spread over a day. */
export const spread = z
  .object({
    rule: z
      .enum(SPREAD_RULES)
      .describe(
        "Which free times of a day are offered. `any`: all. `tidy`: first those that leave no rest too short for another meeting. `adjacent`: those beside what the host already has on that day, else the first and the last of each free stretch. `first_of_day`: the first `count`. A day with a free time always offers one.",
      ),
    count: z
      .int()
      .min(1)
      .max(MAX_STARTS_OF_DAY)
      .nullable()
      .optional()
      .describe("With `first_of_day`, and required there: how many times of a day are offered."),
    shortest: z
      .int()
      .min(5)
      .max(1440)
      .nullable()
      .optional()
      .describe(
        "With `tidy`: minutes of the shortest rest that is worth keeping; default: the shortest length of the page or the type. Set it where another type is shorter.",
      ),
    days: z
      .int()
      .min(0)
      .max(MAX_SPREAD_DAYS)
      .nullable()
      .optional()
      .describe("The rule holds for today and so many days after; default: for every day."),
  })
  .superRefine(({ rule, ...options }, context) => {
    const reject = (path: keyof typeof options, message: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
    if (rule === "first_of_day" && options.count == null)
      reject("count", "is required with the rule first_of_day", "required");
    if (rule !== "first_of_day" && options.count != null)
      reject("count", `has no effect with the rule ${rule}; only first_of_day counts times`, "mismatch");
    if (rule !== "tidy" && options.shortest != null)
      reject("shortest", `has no effect with the rule ${rule}; only tidy measures rests`, "mismatch");
    if (rule === "any" && options.days != null) reject("days", "has no effect with the rule any", "mismatch");
  })
  .meta({ id: "Spread", examples: [{ rule: "tidy", days: 14 }] });
