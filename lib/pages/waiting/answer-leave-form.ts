import { removeEntry } from "@/lib/domain/bookings/waiting/remove-entries";
import { readWaitingToken } from "@/lib/domain/bookings/waiting/waiting-token";
import { enterOrganization } from "@/lib/domain/tenancy/directory/enter-organization";
import { refuseForm } from "@/lib/pages/account/refuse-form";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { database, inTransaction } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnFrame } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";

/**
 * POST /waiting/<token>/leave: a 303 to the same page, which says that one is on the list no longer. Mail programs send
 * `List-Unsubscribe=One-Click` on behalf of their reader, from anywhere, and follow no redirects (RFC 8058).
 */
export async function answerLeaveForm(request: Request, token: string, browser: Browser): Promise<Response> {
  const here = `/waiting/${encodeURIComponent(token)}`;
  const unread = { lang: pickLanguage(browser), back: here };
  const { excess } = await countRequest("booking", `waiting/${clientAddress(request)}`);
  if (excess) return refuseForm(request, { ...unread, why: "many", wait: String(excess.seconds) });
  const data = await readForm(request);
  if (data === null) return refuseForm(request, { ...unread, why: "bad" });
  const isOneClick = data.get("List-Unsubscribe") === "One-Click";
  if (!isOneClick && !isFromOwnFrame(request)) return refuseForm(request, { ...unread, why: "foreign" });
  const place = readWaitingToken(token);
  if (place && (await enterOrganization(database(), place.organization)) !== null)
    await runAs({ kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) }, () =>
      inTransaction(database(), (tx) => removeEntry(tx, place.organization, { id: place.entry })),
    );
  if (isOneClick) return new Response(null, { status: 200 });
  const lang = data.get("lang");
  return seeOther(withQuery(here, { lang: pickLanguage(browser, typeof lang === "string" ? lang : null) }));
}
