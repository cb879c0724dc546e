import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { SlackResult } from "./send-slack-request";

const USUAL_WAIT_SECONDS = 30;

/** Converts a failed call to a problem: temporary ones may be tried again. */
export const toSlackProblem = (result: Exclude<SlackResult, { kind: "ok" }>): ApiProblem =>
  result.kind === "rejected"
    ? new ApiProblem("conflict", `Slack refuses this: ${result.error}.`, { reason: "slack_refuses" })
    : new ApiProblem("unavailable", `Slack does not do this at the moment: ${result.error}.`, {
        headers: {
          "retry-after": String((result.kind === "later" && result.seconds) || USUAL_WAIT_SECONDS),
        },
      });
