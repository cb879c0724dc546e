import { ApiProblem, buildProblemResponse } from "@/lib/domain/contracts/problem";
import { consumeRateLimit } from "@/lib/domain/contracts/rate-limit";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { buildCallbackUrl } from "@/lib/domain/messaging/sms/build-callback-url";
import { getSmsProvider } from "@/lib/domain/messaging/sms/find-provider";
import { findSmsAccount } from "@/lib/domain/messaging/sms/queries";
import { recordStatusReport } from "@/lib/domain/messaging/sms/record-status-report";
import { openSmsAccount } from "@/lib/domain/messaging/sms/sms-account";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { getDatabase } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";

interface ReportPath {
  organization: string;
  message: string;
}

/**
 * POST /api/sms/<organization>/<message>: a provider of SMS reports the state of a message. The signature covers the
 * address that the provider was given. The response does not reveal whether the message exists.
 */
export async function handleStatusReport(request: Request, path: ReportPath): Promise<Response> {
  try {
    const report = await readReport(request, path);
    if (!report) {
      await consumeRateLimit("api", getClientNetwork(request));
      throw new ApiProblem("forbidden", "The signature is not the provider's.");
    }
    await recordStatusReport(getDatabase(), asOrganizationId(path.organization), path.message, report);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return buildProblemResponse(error, getRequestId(request), new URL(request.url).pathname);
  }
}

async function readReport(request: Request, path: ReportPath) {
  const url = buildCallbackUrl(path);
  if (!url || !isId(path.organization) || !isId(path.message)) return null;
  const db = getDatabase();
  const organization = asOrganizationId(path.organization);
  const body = await readBodyText(request);
  if ((await setTenantContext(db, organization)) === null) return null;
  const account = await findSmsAccount(db, organization);
  const access = account && openSmsAccount(account);
  return access
    ? getSmsProvider(account.provider).parseStatus(access, { url, headers: request.headers, body })
    : null;
}
