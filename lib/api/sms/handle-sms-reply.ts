import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import type { ReplyDelivery } from "@/lib/domain/events/sms-answers/handle-sms-answer";
import { buildIncomingUrl } from "@/lib/domain/messaging/sms/build-callback-url";
import type { IncomingSms, SmsProvider } from "@/lib/domain/messaging/sms/provider";
import { enqueueTextReply } from "@/lib/domain/messaging/sms/send-text-reply";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { handleTextReply } from "./handle-text-reply";
import { openProviderCall } from "./open-provider-call";
import { rejectUnsigned } from "./reject-unsigned";

/** POST /api/sms/<organization>/incoming: a phone has replied. The response has the text for it, if there is one. */
export function handleSmsReply(request: Request, organization: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const opened = await openProviderCall(request, organization, buildIncomingUrl(organization));
    const incoming = await opened?.provider.parseIncoming(opened.access, opened.call);
    if (!opened || !incoming) return rejectUnsigned(request);
    const { replies, buildReply } = opened.provider;
    const text =
      incoming === "other"
        ? null
        : await runAsActor(
            { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
            () => handleReply(asOrganizationId(organization), incoming, replies),
          );
    const { type, body } = buildReply(text);
    return new Response(body, { headers: { "content-type": type, "cache-control": "no-store" } });
  });
}

/** Returns the text for the response; a provider that takes none sends it as another message. */
function handleReply(
  organization: OrganizationId,
  incoming: IncomingSms,
  replies: SmsProvider["replies"],
): Promise<string | null> {
  const now = readClock();
  const { from: to, providerId: repliesTo } = incoming;
  const deliver: ReplyDelivery = async (tx, text) => {
    if (replies === "response") return text;
    await enqueueTextReply(tx, organization, { to, text, repliesTo }, now);
    return null;
  };
  return handleTextReply(organization, { ...incoming, channel: "sms" }, deliver, now);
}
