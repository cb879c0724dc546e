import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { type Refusal, refusalPath, refusalStatus } from "@/lib/pages/frame/refusal";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnFrame } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { buildChosenCookies } from "./chosen-cookies";
import { submitBooking } from "./submit-booking";

/** With the answers to thirty questions, some of them long. */
const BOOKING_FORM_LIMITS = { bytes: 192 * 1024, fields: 600 };

/** POST /<nickname>/book: a 303 to the event page, or back to the form with everything kept. */
export async function answerBookingForm(
  request: Request,
  nickname: string,
  browser: Browser,
): Promise<Response> {
  const embed = readEmbed(new URL(request.url).searchParams);
  const unread = { back: `/${nickname}`, lang: pickLanguage(browser), embed };
  const { excess } = await countRequest("booking", clientAddress(request));
  if (excess?.flood) return refuse(request, nickname, { why: "rate", seconds: excess.seconds, ...unread });
  const data = await readForm(request, BOOKING_FORM_LIMITS);
  if (data === null) return refuse(request, nickname, { why: "form", ...unread });
  const submission = {
    nickname,
    data,
    browser,
    sameOrigin: isFromOwnFrame(request),
    wait: excess?.seconds ?? null,
    now: await enterNamed(database(), "nickname", nickname),
  };
  const result = await runAs(
    { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) },
    () => submitBooking(database(), submission),
  );
  switch (result.outcome) {
    case "unknown":
      return answerWithPage(request, `/${encodeURIComponent(nickname)}`, 404);
    case "blocked":
      return refuse(request, result.nickname, result.refusal);
    default:
      return seeOther(result.location, result.outcome === "booked" ? buildChosenCookies(data, result) : []);
  }
}

function refuse(request: Request, nickname: string, refusal: Refusal): Promise<Response> {
  const retry = refusal.seconds ? { "retry-after": String(refusal.seconds) } : null;
  return answerWithPage(request, refusalPath(nickname, refusal), refusalStatus(refusal.why), retry);
}
