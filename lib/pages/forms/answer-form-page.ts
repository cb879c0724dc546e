import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { refuseForm } from "@/lib/pages/account/refuse-form";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnFrame } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { submitForm } from "./submit-form";

/** With the answers to thirty questions, some of them long. */
const FORM_LIMITS = { bytes: 192 * 1024, fields: 600 };

/** POST /forms/<handle>/submit: a 303 to where the answers lead, or back to the form with everything kept. */
export async function answerFormPage(request: Request, handle: string, browser: Browser): Promise<Response> {
  const back = `/forms/${encodeURIComponent(handle)}`;
  const embed = readEmbed(new URL(request.url).searchParams);
  const unread = { back: withQuery(back, { embed: embed || null }), lang: pickLanguage(browser), embed };
  if (!isFromOwnFrame(request)) return refuseForm(request, { ...unread, why: "foreign" });
  const { excess } = await countRequest("booking", `forms/${clientAddress(request)}`);
  if (excess?.flood) return refuseForm(request, { ...unread, why: "many", wait: String(excess.seconds) });
  const data = await readForm(request, FORM_LIMITS);
  if (data === null) return refuseForm(request, { ...unread, why: "bad" });
  const actor = { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) } as const;
  const submission = {
    handle,
    data,
    browser,
    wait: excess?.seconds ?? null,
    now: await enterNamed(database(), "form", handle),
  };
  const result = await runAs(actor, () => submitForm(database(), submission));
  switch (result.outcome) {
    case "unknown":
      return answerWithPage(request, back, 404);
    case "blocked":
      return refuseForm(request, { ...result, embed, why: "many", wait: String(result.seconds) });
    default:
      return seeOther(result.location);
  }
}
