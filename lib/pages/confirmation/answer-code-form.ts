import { readEmbed } from "@/lib/pages/frame/embed-look";
import { readForm } from "@/lib/pages/frame/read-form";
import { refusalStatus } from "@/lib/pages/frame/refusal";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnFrame } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { submitCode } from "./submit-code";

/** POST /book/<token>/submit: a 303 to where the form leads, or back to the page that asks for the code. */
export async function answerCodeForm(request: Request, token: string): Promise<Response> {
  const embed = readEmbed(new URL(request.url).searchParams);
  const page = `/book/${encodeURIComponent(token)}?${embed ? `embed=${embed}&` : ""}`;
  const refuse = (why: "form" | "origin" | "rate", headers: Record<string, string> = {}) =>
    answerWithPage(request, `${page}why=${why}`, refusalStatus(why), headers);
  if (!isFromOwnFrame(request)) return refuse("origin");
  const { excess } = await countRequest("booking", `code/${clientAddress(request)}`);
  if (excess) return refuse("rate", { "retry-after": String(excess.seconds) });
  const data = await readForm(request);
  if (data === null) return refuse("form");
  const { location, cookies } = await runAs(
    { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) },
    () => submitCode(database(), { token, data, now: readClock() }),
  );
  return seeOther(location, cookies);
}
