import { z } from "zod";
import { defineTask } from "@/lib/platform/queue/task";

const ofMessage = z.object({ organization: z.string(), message: z.string() });

export const SEND_SLACK_MESSAGE = defineTask("send_slack_message", ofMessage);

/** Writes a sent message anew, with the present state of its event. */
export const UPDATE_SLACK_MESSAGE = defineTask(
  "update_slack_message",
  ofMessage.extend({ attempt: z.int().default(0) }),
);

/** Looks up the members of the workspace by the addresses of users. */
export const MATCH_SLACK_PEOPLE = defineTask("match_slack_people", z.object({ organization: z.string() }));

/** Asks Slack whether a token still gives access. */
export const CHECK_SLACK_ACCESS = defineTask("check_slack_access", z.object({ organization: z.string() }));

/** Gives a token back to Slack after its connection was deleted. */
export const REVOKE_SLACK_TOKEN = defineTask(
  "revoke_slack_token",
  z.object({ organization: z.string(), access: z.string() }),
);

/** Carries out the press of a button. */
export const RUN_SLACK_PRESS = defineTask(
  "run_slack_press",
  z.object({ organization: z.string(), press: z.string() }),
);
