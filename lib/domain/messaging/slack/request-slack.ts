import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { markSlackBroken } from "./mark-slack-broken";
import { type SlackResult, sendSlackRequest } from "./send-slack-request";
import type { SlackAccess } from "./slack-connection";

/** Methods with JSON bodies; the others read forms. */
const JSON_METHODS = ["chat.postMessage", "chat.update", "chat.postEphemeral"];

/** The wait after a 429 without Retry-After. */
const USUAL_PAUSE_SECONDS = 30;

const PAUSE = definePreparedStatement(`
  UPDATE slack_connections SET paused = paused || jsonb_build_object($3::text, $4::bigint)
   WHERE organization_id = $1 AND id = $2`);

/**
 * Calls a method for an organisation. A method that Slack has limited is not called until the limit has passed; a
 * rejected token marks the connection as broken.
 */
export async function requestSlack(
  db: Db,
  { connection, token }: SlackAccess,
  method: string,
  params: Record<string, unknown>,
  now: Instant,
): Promise<SlackResult> {
  const wait = findPauseMs(connection.paused, method);
  if (wait > 0)
    return { kind: "later", seconds: Math.ceil(wait / 1000), error: "ratelimited", isLimited: true };
  const result = await sendSlackRequest({
    method,
    auth: { token },
    params,
    isJson: JSON_METHODS.includes(method),
  });
  const organization = asOrganizationId(connection.organizationId);
  if (result.kind === "later" && result.isLimited) {
    const until = Date.now() + (result.seconds ?? USUAL_PAUSE_SECONDS) * 1000;
    await executeSql(db, PAUSE, [organization, connection.id, method, until]);
  }
  if (result.kind === "rejected" && result.reason === "access")
    await markSlackBroken(db, organization, connection, result.error, now);
  return result;
}

/** Returns the milliseconds for which Slack wants no calls of the method. */
function findPauseMs(paused: unknown, method: string): number {
  const until = (paused as Record<string, unknown>)[method];
  return typeof until === "number" ? until - Date.now() : 0;
}
