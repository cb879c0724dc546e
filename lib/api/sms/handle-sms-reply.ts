import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { buildIncomingUrl } from "@/lib/domain/messaging/sms/build-callback-url";
import { handleIncomingSms } from "@/lib/domain/messaging/sms/handle-incoming-sms";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { openProviderCall } from "./open-provider-call";
import { rejectUnsigned } from "./reject-unsigned";

/** POST /api/sms/<organization>/incoming: a phone has replied. The response has the text for it, if there is one. */
export function handleSmsReply(request: Request, organization: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const opened = await openProviderCall(request, organization, buildIncomingUrl(organization));
    const incoming = opened?.provider.parseIncoming(opened.access, opened.call);
    if (!opened || !incoming) return rejectUnsigned(request);
    const text = await handleIncomingSms(
      getDatabase(),
      asOrganizationId(organization),
      incoming,
      readClock(),
    );
    const { type, body } = opened.provider.buildReply(text);
    return new Response(body, { headers: { "content-type": type, "cache-control": "no-store" } });
  });
}
