import { readForm } from "@/lib/bookings/read-form";
import { type Browser, languageOf } from "@/lib/bookings/reader";
import { runAs } from "@/lib/db/actor";
import { database } from "@/lib/db/client";
import { clientAddress } from "@/lib/http/client-address";
import { isFromOwnPage } from "@/lib/http/is-from-own-page";
import { ApiProblem } from "@/lib/http/problem";
import { consume } from "@/lib/http/rate-limit";
import { requestIdOf } from "@/lib/http/request-id";
import { translatorOf } from "@/lib/i18n/translate";
import { instant } from "@/lib/time/instant";
import { hrefOf, stepHref } from "./event-context";
import { loadEventPage } from "./load-event-page";
import { readAsked } from "./read-event-reader";
import { refusalPage } from "./refusal-page";
import { isEventAction, submitEventForm } from "./submit-event-form";
import { submitLinkForm } from "./submit-link-form";

/** POST /event/<id>/<action>: a 303 back to the event page, which says what was done or what there is to correct. */
export async function answerEventForm(
  request: Request,
  { id, action }: { id: string; action: string },
  browser: Browser,
): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const asked = readAsked(search);
  const t = translatorOf(languageOf(browser, asked.lang));
  const back = `/event/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ""}`;
  const refused = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(
      refusalPage({
        lang: languageOf(browser, asked.lang),
        title: t(status === 429 ? "problem.tooManyTitle" : "problem.badFormTitle"),
        text,
        link: { href: back, label: t("eventPage.backToEvent") },
      }),
      {
        status,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...headers },
      },
    );

  if (!isEventAction(action)) return refused(404, t("eventPage.badForm"));
  const data = await readForm(request);
  if (data === null) return refused(400, t("eventPage.badForm"));
  if (!isFromOwnPage(request)) return refused(403, t("eventPage.crossSite"));
  const db = database();
  const visitor = action === "link" ? null : await loadEventPage(db, id, asked.key);
  try {
    // Colleagues may share an address, but not a key.
    await consume("booking", `event/${visitor?.id ?? clientAddress(request)}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "rate_limited")) throw error;
    const seconds = error.headers["retry-after"] ?? "60";
    const text = t("eventPage.tooMany", { seconds: Number(seconds) });
    return refused(429, text, { "retry-after": seconds });
  }
  const now = instant(Date.now());
  const actor = { kind: "booker", requestId: requestIdOf(request) } as const;
  if (action === "link") {
    await runAs(actor, () => submitLinkForm(db, id, data, now));
    return seeOther(`/event/${encodeURIComponent(id)}?${asked.lang ? `lang=${asked.lang}&` : ""}done=link`);
  }
  if (!visitor) return seeOther(back);
  const result = await runAs(actor, () => submitEventForm(db, { visitor, action, data, now }));
  const place = { visitor, asked };
  if ("done" in result) return seeOther(`${hrefOf(place)}&done=${result.done}`);
  const { step, about } = result;
  if (step !== "vote" && step !== "message") return seeOther(stepHref(place, step, about));
  return seeOther(`${hrefOf(place)}&${new URLSearchParams(about)}`);
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
