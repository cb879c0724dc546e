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
import { submitWaiting } from "./submit-waiting";

/** POST /<nickname>/wait: a 303 to the page of the entry, to the one that asks for a code, or back to the form. */
export async function answerWaitingForm(
  request: Request,
  nickname: string,
  browser: Browser,
): Promise<Response> {
  const embed = readEmbed(new URL(request.url).searchParams);
  const refuse = (why: Refusal["why"], seconds?: number) => {
    const refusal = { why, back: `/${nickname}`, lang: pickLanguage(browser), embed };
    const path = refusalPath(nickname, { ...refusal, ...(seconds && { seconds }) });
    const headers = seconds ? { "retry-after": String(seconds) } : null;
    return answerWithPage(request, path, refusalStatus(why), headers);
  };
  if (!isFromOwnFrame(request)) return refuse("origin");
  const { excess } = await countRequest("booking", clientAddress(request));
  if (excess) return refuse("rate", excess.seconds);
  const data = await readForm(request);
  if (data === null) return refuse("form");
  const now = await enterNamed(database(), "nickname", nickname);
  const result = await runAs(
    { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) },
    () => submitWaiting(database(), { nickname, data, browser, now }),
  );
  return result
    ? seeOther(result.location)
    : answerWithPage(request, `/${encodeURIComponent(nickname)}`, 404);
}
