import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { getRejectionStatus } from "@/lib/pages/page-shell/page-rejection";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurFrame } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import { submitCode } from "./submit-code";

/** POST /book/<token>/submit: responds 303 to the form's result, or back to the page that asks for the code. */
export async function handleCodeForm(request: Request, token: string): Promise<Response> {
  const embed = parseEmbedParam(new URL(request.url).searchParams);
  const page = `/book/${encodeURIComponent(token)}?${embed ? `embed=${embed}&` : ""}`;
  const reject = (reason: "form" | "origin" | "rate", headers: Record<string, string> = {}) =>
    respondWithPage(request, `${page}why=${reason}`, getRejectionStatus(reason), headers);
  if (!isFromOurFrame(request)) return reject("origin");
  const { excess } = await countRequest("booking", `code/${getClientNetwork(request)}`);
  if (excess) return reject("rate", { "retry-after": String(excess.seconds) });
  const data = await readFormData(request);
  if (data === null) return reject("form");
  const { location, cookies } = await runAsActor(
    { kind: "booker", requestId: getRequestId(request), origin: getRequestOrigin(request) },
    () => submitCode(getDatabase(), { token, data, now: readClock() }),
  );
  return redirectAfterForm(location, cookies);
}
