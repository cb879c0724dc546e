import { buildExpiredSessionCookie, readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { hashToken } from "@/lib/platform/crypto/token";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { rejectForm } from "./reject-form";

/** POST /logout: ends the session, if there is one, and leads to `next` if that is a local path. */
export async function handleLogout(request: Request, browser: BrowserPreferences): Promise<Response> {
  if (!isFromOurPage(request))
    return rejectForm(request, { lang: pickPageLanguage(browser), back: "/", why: "foreign" });
  const token = readSessionToken(request);
  if (token) {
    const actor = {
      kind: "booker" as const,
      requestId: getRequestId(request),
      origin: getRequestOrigin(request),
    };
    await runAsActor(actor, () =>
      getDatabase().session.deleteMany({ where: { tokenHash: hashToken(token) } }),
    );
  }
  const next = (await readFormData(request))?.get("next");
  return redirectAfterForm(parseLocalPath(typeof next === "string" ? next : null) ?? "/", [
    buildExpiredSessionCookie(),
  ]);
}
