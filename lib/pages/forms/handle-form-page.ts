import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { rejectForm } from "@/lib/pages/account/reject-form";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
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
import { submitRoutingForm } from "./submit-routing-form";

/** Enough for thirty questions with long answers. */
const FORM_LIMITS = { bytes: 192 * 1024, fields: 600 };

/** POST /forms/<handle>/submit: responds 303 to the target of the answers, or back to the form with all values. */
export async function handleFormPage(
  request: Request,
  slug: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const back = `/forms/${encodeURIComponent(slug)}`;
  const embed = parseEmbedParam(new URL(request.url).searchParams);
  const rejection = {
    back: addQueryParams(back, { embed: embed || null }),
    lang: pickPageLanguage(browser),
    embed,
  };
  if (!isFromOurFrame(request)) return rejectForm(request, { ...rejection, why: "foreign" });
  const { excess } = await countRequest("booking", `forms/${getClientNetwork(request)}`);
  if (excess?.flood) return rejectForm(request, { ...rejection, why: "many", wait: String(excess.seconds) });
  const data = await readFormData(request, FORM_LIMITS);
  if (data === null) return rejectForm(request, { ...rejection, why: "bad" });
  const actor = {
    kind: "booker",
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  } as const;
  const submission = {
    slug,
    data,
    browser,
    wait: excess?.seconds ?? null,
    now: await setTenantContextByName(getDatabase(), "form", slug),
  };
  const result = await runAsActor(actor, () => submitRoutingForm(getDatabase(), submission));
  switch (result.outcome) {
    case "unknown":
      return respondWithPage(request, back, 404);
    case "blocked":
      return rejectForm(request, { ...result, embed, why: "many", wait: String(result.seconds) });
    default:
      return redirectAfterForm(result.location);
  }
}
