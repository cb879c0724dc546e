import { endedSessionCookie, readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { ownPath } from "@/lib/pages/frame/own-path";
import { readForm } from "@/lib/pages/frame/read-form";
import type { Browser } from "@/lib/pages/frame/reader";
import { pickLanguage } from "@/lib/pages/frame/reader";
import { hashToken } from "@/lib/platform/crypto/token";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { refuseForm } from "./refuse-form";

/** POST /logout: the session ends, whether there was one or not; then on to `next`, where a page of ours asks for it. */
export async function answerLogout(request: Request, browser: Browser): Promise<Response> {
  if (!isFromOwnPage(request))
    return refuseForm(request, { lang: pickLanguage(browser), back: "/", why: "foreign" });
  const token = readSessionToken(request);
  if (token) {
    const actor = { kind: "booker" as const, requestId: readRequestId(request), origin: readOrigin(request) };
    await runAs(actor, () => database().session.deleteMany({ where: { tokenHash: hashToken(token) } }));
  }
  const next = (await readForm(request))?.get("next");
  return seeOther(ownPath(typeof next === "string" ? next : null) ?? "/", [endedSessionCookie()]);
}
