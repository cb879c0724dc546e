import { z } from "zod";
import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { enqueueAccessChecks } from "@/lib/domain/messaging/slack/check-slack-access";
import { getDatabase } from "@/lib/platform/db/client";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { openSlackCall } from "./open-slack-call";

const MAX_ID = 64;
const MAX_CHALLENGE = 1000;

const call = z.discriminatedUnion("type", [
  z.object({ type: z.literal("url_verification"), challenge: z.string().max(MAX_CHALLENGE) }),
  z.object({
    type: z.literal("event_callback"),
    team_id: z.string().max(MAX_ID),
    event: z.object({ type: z.string() }),
  }),
]);

/** The events after which a token may have lost its access. */
const ACCESS_EVENTS = ["app_uninstalled", "tokens_revoked"];

/** POST /api/slack/events: Slack reports an event of a workspace. Events that are of no use here are accepted. */
export const handleSlackEvent = (request: Request): Promise<Response> =>
  withCaughtProblem(request, async () => {
    const read = call.safeParse(tryParseJson(await openSlackCall(request)));
    if (!read.success) throw new ApiProblem("validation_failed", "The body is not an event of Slack's.");
    if (read.data.type === "url_verification") return Response.json({ challenge: read.data.challenge });
    const { team_id: workspace, event } = read.data;
    if (ACCESS_EVENTS.includes(event.type)) await enqueueAccessChecks(getDatabase(), workspace);
    return new Response(null, { status: 200 });
  });
