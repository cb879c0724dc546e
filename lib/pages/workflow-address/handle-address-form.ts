import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { parseAddressToken } from "@/lib/domain/events/workflows/addresses/address-token";
import { recordAddressChoice } from "@/lib/domain/events/workflows/addresses/record-address-choice";
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
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/**
 * POST /mail/<token>/submit: confirms the address or ends its mails, and responds 303 to the same page. Mail programs
 * send `List-Unsubscribe=One-Click` for their reader, from any address, and follow no redirects (RFC 8058).
 */
export async function handleAddressForm(
  request: Request,
  token: string,
  browser: BrowserPreferences,
): Promise<Response> {
  const path = `/mail/${encodeURIComponent(token)}`;
  const rejection = { lang: pickPageLanguage(browser), back: path };
  const { excess } = await countRequest("booking", `mail/${getClientNetwork(request)}`);
  if (excess) return rejectForm(request, { ...rejection, why: "many", wait: String(excess.seconds) });
  const data = await readFormData(request);
  if (data === null) return rejectForm(request, { ...rejection, why: "bad" });
  const isOneClick = data.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick && !isFromOurPage(request)) return rejectForm(request, { ...rejection, why: "foreign" });
  const choice = isOneClick ? "stop" : data.get("choice");
  const key = parseAddressToken(token);
  const isAllowed = choice === "stop" || (choice === "confirm" && key?.canConfirm);
  const now = key && isAllowed ? await setTenantContext(getDatabase(), key.organization) : null;
  if (key && now !== null)
    await runAsActor(
      { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
      () =>
        withTransaction(getDatabase(), (tx) =>
          recordAddressChoice(
            tx,
            key.organization,
            key.address,
            choice === "confirm" ? "confirm" : "stop",
            now,
          ),
        ),
    );
  if (isOneClick) return new Response(null, { status: 200 });
  const lang = data.get("lang");
  return redirectAfterForm(
    addQueryParams(path, { lang: pickPageLanguage(browser, typeof lang === "string" ? lang : null) }),
  );
}
