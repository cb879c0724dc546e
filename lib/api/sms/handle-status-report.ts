import { withCaughtProblem } from "@/lib/api/with-caught-problem";
import { buildCallbackUrl } from "@/lib/domain/messaging/sms/build-callback-url";
import { recordStatusReport } from "@/lib/domain/messaging/sms/record-status-report";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { openProviderCall } from "./open-provider-call";
import { rejectUnsigned } from "./reject-unsigned";

interface ReportPath {
  organization: string;
  message: string;
}

/**
 * POST /api/sms/<organization>/<message>: a provider of SMS reports the state of a message. The response does not
 * reveal whether the message exists.
 */
export function handleStatusReport(request: Request, path: ReportPath): Promise<Response> {
  const { organization, message } = path;
  return withCaughtProblem(request, async () => {
    const url = isId(message) ? buildCallbackUrl(path) : null;
    const opened = await openProviderCall(request, organization, url);
    const report = await opened?.provider.parseStatus(opened.access, opened.call);
    if (!opened || !report) return rejectUnsigned(request);
    await recordStatusReport(getDatabase(), opened.account, message, report, readClock());
    return new Response(null, { status: 200 });
  });
}
