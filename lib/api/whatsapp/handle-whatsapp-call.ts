import { handleTextReply } from "@/lib/api/sms/handle-text-reply";
import { rejectUnsigned } from "@/lib/api/sms/reject-unsigned";
import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import type { Instant } from "@/lib/core/time/instant";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import type { IncomingSms } from "@/lib/domain/messaging/sms/provider";
import { isMetaSignature } from "@/lib/domain/messaging/whatsapp/meta/verify-meta-signature";
import { parseWhatsappCall } from "@/lib/domain/messaging/whatsapp/parse-whatsapp-call";
import { recordWhatsappReport } from "@/lib/domain/messaging/whatsapp/record-whatsapp-report";
import { enqueueWhatsappReply } from "@/lib/domain/messaging/whatsapp/send-whatsapp-reply";
import { updateTemplateStatus } from "@/lib/domain/messaging/whatsapp/store-templates";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { openWhatsappReceiver } from "./open-whatsapp-receiver";

/** Meta bundles up to a thousand changes in a call. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * POST /api/whatsapp/<organization>: Meta reports the states of messages and templates, and the messages of readers.
 * Repeated calls change nothing more.
 */
export function handleWhatsappCall(request: Request, organization: string): Promise<Response> {
  return withCaughtProblem(request, async () => {
    const receiver = await openWhatsappReceiver(organization);
    const body = await readBodyText(request, MAX_BYTES);
    const signature = request.headers.get("x-hub-signature-256");
    if (!receiver || !isMetaSignature(receiver.appSecret, signature, body)) return rejectUnsigned(request);
    const id = asOrganizationId(organization);
    const { reports, incoming, templates } = parseWhatsappCall(body, receiver);
    const [db, now] = [getDatabase(), readClock()];
    for (const report of reports) await recordWhatsappReport(db, id, report, now);
    for (const template of templates) await updateTemplateStatus(db, id, template, now);
    const actor = {
      kind: "booker",
      requestId: getRequestId(request),
      origin: getRequestOrigin(request),
    } as const;
    for (const message of incoming) await runAsActor(actor, () => handleMessage(id, message, now));
    return new Response(null, { status: 200 });
  });
}

async function handleMessage(organization: OrganizationId, message: IncomingSms, now: Instant) {
  const { from: to, providerId: repliesTo } = message;
  await handleTextReply(
    organization,
    { ...message, channel: "whatsapp" },
    async (tx, text) => {
      await enqueueWhatsappReply(tx, organization, { to, text, repliesTo }, now);
      return null;
    },
    now,
  );
}
