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
import { buildPreferenceCookies } from "./build-preference-cookies";
import { submitBooking } from "./submit-booking";

/** Enough for thirty questions with long answers. */
const BOOKING_FORM_LIMITS = { bytes: 192 * 1024, fields: 600 };

/** POST /<nickname>/book: responds 303 to the event page, or back to the form with all values. */
export async function handleBookingForm(
  request: Request,
  slug: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const embed = parseEmbedParam(new URL(request.url).searchParams);
  const rejection = { back: `/${slug}`, lang: pickPageLanguage(browser), embed };
  const { excess } = await countRequest("booking", getClientNetwork(request));
  if (excess?.flood)
    return rejectBookingForm(request, slug, { why: "rate", seconds: excess.seconds, ...rejection });
  const data = await readFormData(request, BOOKING_FORM_LIMITS);
  if (data === null) return rejectBookingForm(request, slug, { why: "form", ...rejection });
  const submission = {
    slug,
    data,
    browser,
    sameOrigin: isFromOurFrame(request),
    wait: excess?.seconds ?? null,
    now: await setTenantContextByName(getDatabase(), "nickname", slug),
  };
  const result = await runAsActor(
    { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
    () => submitBooking(getDatabase(), submission),
  );
  switch (result.outcome) {
    case "unknown":
      return respondWithPage(request, `/${encodeURIComponent(slug)}`, 404);
    case "blocked":
      return rejectBookingForm(request, result.slug, result.rejection);
    default:
      return redirectAfterForm(
        result.location,
        result.outcome === "booked" ? buildPreferenceCookies(data, result) : [],
      );
  }
}

function rejectBookingForm(request: Request, slug: string, rejection: PageRejection): Promise<Response> {
  const retry = rejection.seconds ? { "retry-after": String(rejection.seconds) } : null;
  return respondWithPage(
    request,
    buildRejectionPath(slug, rejection),
    getRejectionStatus(rejection.why),
    retry,
  );
}
