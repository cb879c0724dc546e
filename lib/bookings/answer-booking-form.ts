import { runAs } from "@/lib/db/actor";
import { database } from "@/lib/db/client";
import { isSameOrigin } from "@/lib/http/authenticate";
import { clientAddress } from "@/lib/http/client-address";
import { consume, type LimitName } from "@/lib/http/rate-limit";
import { requestIdOf } from "@/lib/http/request-id";
import type { Language } from "@/lib/i18n/languages";
import { translatorOf } from "@/lib/i18n/translate";
import { instant } from "@/lib/time/instant";
import { readForm } from "./read-form";
import { type Browser, languageOf } from "./reader";
import { refusalPage } from "./refusal-page";
import { submitBooking } from "./submit-booking";

/** POST /<nickname>/book: a 303 to the event page, or back to the form with everything kept. */
export async function answerBookingForm(
  request: Request,
  nickname: string,
  browser: Browser,
): Promise<Response> {
  const data = await readForm(request);
  if (data === null) return badForm(languageOf(browser), nickname);
  const submission = {
    nickname,
    data,
    browser,
    sameOrigin: isFromOwnPage(request),
    consume: (limit: LimitName) => consume(limit, clientAddress(request)),
    now: instant(Date.now()),
  };
  const result = await runAs({ kind: "booker", requestId: requestIdOf(request) }, () =>
    submitBooking(database(), submission),
  );
  switch (result.outcome) {
    case "unknown":
      return missing(result.lang);
    case "blocked": {
      const { status, lang, title, text, location, retryAfter } = result;
      const link = { href: location, label: translatorOf(lang)("problem.back") };
      return html(
        refusalPage({ lang, title, text, link }),
        status,
        retryAfter && { "retry-after": retryAfter },
      );
    }
    default:
      return seeOther(result.location, result.outcome === "booked" ? cookiesOf(data) : []);
  }
}

/** Browsers say where a form comes from; what says nothing is no browser and carries no one's cookies. */
const isFromOwnPage = (request: Request): boolean =>
  isSameOrigin(request) || !(request.headers.has("sec-fetch-site") || request.headers.has("origin"));

const ONE_YEAR = 31_536_000;

/** The language and clock that were chosen stay chosen, on the event page and next time. */
function cookiesOf(data: FormData): string[] {
  return ["lang", "h"].flatMap((name) => {
    const value = data.get(name);
    const chosen = typeof value === "string" && /^\w{2}$/.test(value);
    return chosen ? [`${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`] : [];
  });
}

function seeOther(location: string, cookies: string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

function html(markup: string, status: number, headers: Record<string, string> | null | "" = null): Response {
  return new Response(markup, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...(headers || {}) },
  });
}

function missing(lang: Language): Response {
  const t = translatorOf(lang);
  const link = { href: "/", label: t("notFound.home") };
  return html(refusalPage({ lang, title: t("notFound.title"), text: t("notFound.text"), link }), 404);
}

function badForm(lang: Language, nickname: string): Response {
  const t = translatorOf(lang);
  const link = { href: `/${nickname}`, label: t("problem.back") };
  const page = refusalPage({ lang, title: t("problem.badFormTitle"), text: t("problem.badFormText"), link });
  return html(page, 400);
}
