import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { requestMeetingsLink } from "@/lib/domain/events/my-meetings/request-meetings-link";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { rejectForm } from "@/lib/pages/account/reject-form";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { email as emailSchema } from "@/lib/platform/http/fields";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/** POST /meetings/submit: responds 303 to the same page. If the address has meetings, a mail with a link is sent. */
export async function handleMeetingsForm(request: Request, browser: BrowserPreferences): Promise<Response> {
  const rejection = { lang: pickPageLanguage(browser), back: "/help" };
  if (!isFromOurPage(request)) return rejectForm(request, { ...rejection, why: "foreign" });
  const { excess } = await countRequest("booking", `meetings/${getClientNetwork(request)}`);
  if (excess) return rejectForm(request, { ...rejection, why: "many", wait: String(excess.seconds) });
  const data = await readFormData(request);
  if (data === null) return rejectForm(request, { ...rejection, why: "bad" });
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" && !value.includes("\0") ? value : "";
  };
  const page = read("page").slice(0, 64);
  const lang = pickPageLanguage(browser, read("lang"));
  const path = addQueryParams("/meetings", { page, lang });
  const email = emailSchema.safeParse(read("email"));
  if (!email.success) return redirectAfterForm(addQueryParams(path, { bad: "1" }));
  const actor = {
    kind: "booker",
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  } as const;
  const wish = { page, email: email.data, lang };
  const now = await setTenantContextByName(getDatabase(), "nickname", page);
  await runAsActor(actor, () => requestMeetingsLink(getDatabase(), wish, now));
  return redirectAfterForm(addQueryParams(path, { sent: "1" }));
}
