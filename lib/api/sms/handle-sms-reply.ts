import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { handleSmsAnswer } from "@/lib/domain/events/sms-answers/handle-sms-answer";
import { buildIncomingUrl } from "@/lib/domain/messaging/sms/build-callback-url";
import { handleReplyWord, parseReplyWord } from "@/lib/domain/messaging/sms/handle-reply-word";
import type { IncomingSms } from "@/lib/domain/messaging/sms/provider";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { openProviderCall } from "./open-provider-call";
import { rejectUnsigned } from "./reject-unsigned";

/** POST /api/sms/<organization>/incoming: a phone has replied. The response has the text for it, if there is one. */
export function handleSmsReply(request: Request, organization: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const opened = await openProviderCall(request, organization, buildIncomingUrl(organization));
    const incoming = opened?.provider.parseIncoming(opened.access, opened.call);
    if (!opened || !incoming) return rejectUnsigned(request);
    const text = await runAsActor(
      { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
      () => handleReply(asOrganizationId(organization), incoming),
    );
    const { type, body } = opened.provider.buildReply(text);
    return new Response(body, { headers: { "content-type": type, "cache-control": "no-store" } });
  });
}

/** A number that sends too many replies gets no answers, except to STOP and START. */
async function handleReply(organization: OrganizationId, incoming: IncomingSms): Promise<string | null> {
  const db = getDatabase();
  const now = readClock();
  const word = parseReplyWord(incoming);
  if (word) return handleReplyWord(db, organization, word, incoming, now);
  const { excess } = await countRequest("booking", `sms/${organization}/${incoming.from}`);
  return excess ? null : handleSmsAnswer(db, organization, incoming, now);
}
