import { readForm } from "@/lib/bookings/read-form";
import type { Browser } from "@/lib/bookings/reader";
import { languageOf } from "@/lib/bookings/reader";
import { hashToken } from "@/lib/crypto/token";
import { database } from "@/lib/db/client";
import { isFromOwnPage } from "@/lib/http/is-from-own-page";
import { seeOther } from "@/lib/http/see-other";
import { endedSessionCookie, sessionTokenOf } from "@/lib/sessions/cookie";
import { ownPath } from "./own-path";
import { refuseForm } from "./refuse-form";

/** POST /logout: the session ends, whether there was one or not; then on to `next`, where a page of ours asks for it. */
export async function answerLogout(request: Request, browser: Browser): Promise<Response> {
  if (!isFromOwnPage(request))
    return refuseForm(request, { lang: languageOf(browser), back: "/", why: "foreign" });
  const token = sessionTokenOf(request);
  if (token) await database().session.deleteMany({ where: { tokenHash: hashToken(token) } });
  const next = (await readForm(request))?.get("next");
  return seeOther(ownPath(typeof next === "string" ? next : null) ?? "/", [endedSessionCookie()]);
}
