import { z } from "zod";
import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { type ButtonReference, parseButtonValue } from "@/lib/domain/events/slack/button-reference";
import { recordSlackPress } from "@/lib/domain/events/slack/record-slack-press";
import { findSlackConnection } from "@/lib/domain/messaging/slack/slack-connection";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { openSlackCall } from "./open-slack-call";

const MAX_ID = 64;
const MAX_ACTIONS = 25;

const slackId = z.string().min(1).max(MAX_ID);

const blockActions = z.object({
  type: z.literal("block_actions"),
  user: z.object({ id: slackId, team_id: slackId.optional() }),
  team: z.object({ id: slackId }).nullish(),
  container: z.object({ channel_id: slackId, message_ts: slackId }).partial().optional(),
  actions: z
    .array(z.object({ action_id: z.string(), action_ts: slackId, value: z.string().optional() }))
    .max(MAX_ACTIONS),
});

type Interaction = z.output<typeof blockActions>;

/**
 * POST /api/slack/interactions: somebody has pressed a button. The press is stored and carried out by a job, as Slack
 * waits for three seconds at most and repeats what it takes for lost.
 */
export const handleSlackInteraction = (request: Request): Promise<Response> =>
  withCaughtProblem(request, async () => {
    const form = new URLSearchParams(await openSlackCall(request));
    const payload = tryParseJson(form.get("payload") ?? "");
    const { type } = (payload ?? {}) as { type?: unknown };
    if (typeof type !== "string")
      throw new ApiProblem("validation_failed", "payload must be JSON with a type.");
    if (type === "block_actions") {
      const read = blockActions.safeParse(payload);
      if (!read.success) throw new ApiProblem("validation_failed", "payload is no press of a button.");
      for (const action of read.data.actions) {
        const reference = action.value ? parseButtonValue(action.value) : null;
        if (reference) await storePress(read.data, reference, action.action_ts);
      }
    }
    return new Response(null, { status: 200 });
  });

/** Stores a press in the workspace that the organisation of the button has connected; others are ignored. */
async function storePress(
  { user, team, container }: Interaction,
  { organization: id, message, action }: ButtonReference,
  pressedAt: string,
): Promise<void> {
  const organization = asOrganizationId(id);
  const db = getDatabase();
  if ((await setTenantContext(db, organization)) === null) return;
  const connection = await findSlackConnection(db, organization);
  // A shared channel has members of other workspaces, who are none of the organisation's.
  const workspaces = [team?.id, user.team_id].filter((one) => one !== undefined);
  if (!connection || workspaces.length === 0 || workspaces.some((one) => one !== connection.workspaceId))
    return;
  const { excess } = await countRequest("booking", `slack/${organization}/${user.id}`);
  if (excess) return;
  await recordSlackPress(
    db,
    organization,
    {
      message,
      action,
      slackUser: user.id,
      key: [message, user.id, pressedAt].join("/"),
      place: { channelId: container?.channel_id, ts: container?.message_ts },
    },
    readClock(),
  );
}
