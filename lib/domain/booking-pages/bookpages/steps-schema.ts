import { z } from "zod";
import { type MeetingStep, measureLongestSteps, type StepRules } from "@/lib/core/slots/steps/step-rules";
import { id, LIMITS, line } from "@/lib/platform/http/fields";
import { STEP_HOST_KINDS, STEP_ORDERS } from "./options";

const MAX_STEPS = 10;
/** Every order is tried. */
const MAX_FREE_STEPS = 6;
const MAX_HOSTS = 20;
const MAX_GAP_MINUTES = 480;
const MAX_TOTAL_MINUTES = 1440;

const gapMinutes = z.int().min(0).max(MAX_GAP_MINUTES);

const stepHosts = z
  .object({
    kind: z
      .enum(STEP_HOST_KINDS)
      .describe("`any`: one of them, picked by the team's rule. `all`: each of them takes part."),
    users: z
      .array(id)
      .min(1)
      .max(MAX_HOSTS)
      .optional()
      .describe("Members of the team; with `any` they may be left out: any member of the team."),
  })
  .superRefine(({ kind, users }, context) => {
    const reject = (path: (string | number)[], message: string, code: string) =>
      context.addIssue({ code: "custom", path, message, params: { code } });
    if (kind === "all" && users === undefined) reject(["users"], "is required for all", "required");
    for (const [index, user] of (users ?? []).entries())
      if (users && users.indexOf(user) < index) reject(["users", index], "is named twice", "duplicate");
  });

const stepSetting = z.object({
  title: line(LIMITS.title).min(1).describe("What happens in the step; its hosts' calendars show it."),
  minutes: z.int().min(1).max(MAX_TOTAL_MINUTES),
  hosts: stepHosts,
  gap: z
    .object({
      least: gapMinutes.optional().describe("Default 0."),
      most: gapMinutes
        .optional()
        .describe(
          "The gap grows up to it, by 5 minutes at a time, until the next step fits; default: `least`.",
        ),
    })
    .superRefine(({ least = 0, most = least }, context) => {
      if (most < least)
        context.addIssue({
          code: "custom",
          path: ["most"],
          message: "must not be less than least",
          params: { code: "too_small" },
        });
    })
    .optional()
    .describe("Minutes between the step and the next one, in which its hosts are free for others."),
});

/** The steps of a meeting; none if the list is empty. */
export const steps = z
  .object({
    order: z
      .enum(STEP_ORDERS)
      .optional()
      .describe(
        `\`fixed\` (default): as listed. \`free\`: in the first order that fits, of at most ${MAX_FREE_STEPS} steps.`,
      ),
    list: z
      .array(stepSetting)
      .max(MAX_STEPS)
      .describe("An empty list: no steps, of a type whose page has some."),
  })
  .superRefine((sent, context) => {
    const reject = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code: "too_big" } });
    if (sent.order === "free" && sent.list.length > MAX_FREE_STEPS)
      reject("list", `must have at most ${MAX_FREE_STEPS} steps if their order is free`);
    const rules = toStepRules({ steps: sent });
    if (rules && measureLongestSteps(rules) > MAX_TOTAL_MINUTES)
      reject("list", `must take at most ${MAX_TOTAL_MINUTES} minutes together, with the longest gaps`);
  })
  .meta({
    id: "Steps",
    examples: [
      {
        list: [
          { title: "Colour", minutes: 45, hosts: { kind: "any" }, gap: { least: 30 } },
          { title: "Cut", minutes: 45, hosts: { kind: "any" } },
        ],
      },
    ],
  });

export type StepsSetting = z.output<typeof steps>;

/** Returns the rules of the steps; undefined for a meeting of one part. */
export function toStepRules(settings: { steps?: StepsSetting | undefined }): StepRules | undefined {
  const { list = [], order = "fixed" } = settings.steps ?? {};
  return list.length === 0 ? undefined : { order, list: list.map(toMeetingStep) };
}

const toMeetingStep = ({ minutes, hosts, gap }: StepsSetting["list"][number]): MeetingStep => ({
  minutes,
  // A successor who replaces a host may be named already.
  hosts: hosts.users ? [...new Set(hosts.users)] : null,
  any: hosts.kind === "any",
  gap: { least: gap?.least ?? 0, most: gap?.most ?? gap?.least ?? 0 },
});
