import type { Instant } from "@/lib/core/time/instant";
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

interface PageForm {
  slug: string;
  browser: BrowserPreferences;
  /** The rate limit, and a prefix if the form counts apart from others. */
  limit: readonly [kind: Parameters<typeof countRequest>[0], prefix?: string];
  /** Returns where to go next; null for an unknown page. */
  submit: (data: FormData, now: Instant) => Promise<{ location: string } | null>;
}

/** Responds to a small form of a booking page: with 303, or with a page that says why not. */
export async function handlePageForm(
  request: Request,
  { slug, browser, limit: [kind, prefix = ""], submit }: PageForm,
): Promise<Response> {
  const embed = parseEmbedParam(new URL(request.url).searchParams);
  const reject = (reason: PageRejection["why"], seconds?: number) => {
    const rejection = { why: reason, back: `/${slug}`, lang: pickPageLanguage(browser), embed };
    const path = buildRejectionPath(slug, { ...rejection, ...(seconds && { seconds }) });
    const headers = seconds ? { "retry-after": String(seconds) } : null;
    return respondWithPage(request, path, getRejectionStatus(reason), headers);
  };
  if (!isFromOurFrame(request)) return reject("origin");
  const { excess } = await countRequest(kind, `${prefix}${getClientNetwork(request)}`);
  if (excess) return reject("rate", excess.seconds);
  const data = await readFormData(request);
  if (data === null) return reject("form");
  const now = await setTenantContextByName(getDatabase(), "nickname", slug);
  const result = await runAsActor(
    { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
    () => submit(data, now),
  );
  return result
    ? redirectAfterForm(result.location)
    : respondWithPage(request, `/${encodeURIComponent(slug)}`, 404);
}
