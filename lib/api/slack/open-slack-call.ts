import { rejectUnsigned } from "@/lib/api/sms/reject-unsigned";
import { asInstant } from "@/lib/core/time/instant";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { findSlackApp } from "@/lib/domain/messaging/slack/find-slack-app";
import { isSlackSignature } from "@/lib/domain/messaging/slack/verify-slack-signature";

/** An interaction contains the message with all its blocks. */
const MAX_BYTES = 256 * 1024;

/** Reads the raw body of a request that Slack has signed; throws for others, and counts them. */
export async function openSlackCall(request: Request): Promise<string> {
  const app = findSlackApp();
  if (!app) throw buildNotFoundProblem("An app at Slack");
  const body = await readBodyText(request, MAX_BYTES);
  if (!isSlackSignature(app.signingSecret, request.headers, body, asInstant(Date.now())))
    return rejectUnsigned(request);
  return body;
}
