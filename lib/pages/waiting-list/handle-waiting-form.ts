import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import {
  buildRejectionPath,
  getRejectionStatus,
  type PageRejection,
} from "@/lib/pages/page-shell/page-rejection";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurFrame } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import { submitWaiting } from "./submit-waiting";

/**
 * POST /<nickname>/wait: responds 303 to the page of the entry, to the page that asks for a code, or back to the form.
 */
export async function handleWaitingForm(
  request: Request,
  slug: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const embed = parseEmbedParam(new URL(request.url).searchParams);
  const reject = (reason: PageRejection["why"], seconds?: number) => {
    const rejection = { why: reason, back: `/${slug}`, lang: pickPageLanguage(browser), embed };
    const path = buildRejectionPath(slug, { ...rejection, ...(seconds && { seconds }) });
    const headers = seconds ? { "retry-after": String(seconds) } : null;
    return respondWithPage(request, path, getRejectionStatus(reason), headers);
  };
  if (!isFromOurFrame(request)) return reject("origin");
  const { excess } = await countRequest("booking", getClientNetwork(request));
  if (excess) return reject("rate", excess.seconds);
  const data = await readFormData(request);
  if (data === null) return reject("form");
  const now = await setTenantContextByName(getDatabase(), "nickname", slug);
  const result = await runAsActor(
    { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
    () => submitWaiting(getDatabase(), { slug, data, browser, now }),
  );
  return result
    ? redirectAfterForm(result.location)
    : respondWithPage(request, `/${encodeURIComponent(slug)}`, 404);
}
