import { removeWaitingEntry } from "@/lib/domain/bookings/waiting-list/remove-entries";
import { unsealWaitingToken } from "@/lib/domain/bookings/waiting-list/waiting-token";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import { rejectForm } from "@/lib/pages/account/reject-form";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase, withTransaction } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurFrame } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/**
 * POST /waiting/<token>/leave: responds 303 to the same page, which confirms the removal. Mail programs send
 * `List-Unsubscribe=One-Click` for their reader, from any address, and follow no redirects (RFC 8058).
 */
export async function handleWaitingListLeave(
  request: Request,
  token: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const path = `/waiting/${encodeURIComponent(token)}`;
  const rejection = { lang: pickPageLanguage(browser), back: path };
  const { excess } = await countRequest("booking", `waiting/${getClientNetwork(request)}`);
  if (excess) return rejectForm(request, { ...rejection, why: "many", wait: String(excess.seconds) });
  const data = await readFormData(request);
  if (data === null) return rejectForm(request, { ...rejection, why: "bad" });
  const isOneClick = data.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick && !isFromOurFrame(request)) return rejectForm(request, { ...rejection, why: "foreign" });
  const entry = unsealWaitingToken(token);
  if (entry && (await setTenantContext(getDatabase(), entry.organization)) !== null)
    await runAsActor(
      { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
      () =>
        withTransaction(getDatabase(), (tx) =>
          removeWaitingEntry(tx, entry.organization, { id: entry.entry }),
        ),
    );
  if (isOneClick) return new Response(null, { status: 200 });
  const lang = data.get("lang");
  return redirectAfterForm(
    addQueryParams(path, { lang: pickPageLanguage(browser, typeof lang === "string" ? lang : null) }),
  );
}
