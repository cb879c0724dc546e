import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { getRejectionStatus } from "@/lib/pages/page-shell/page-rejection";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurFrame } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import { parseEventPageQuery } from "./derive-event-locale";
import { buildEventRejectionPath } from "./event-rejection";
import { runEventForm } from "./run-event-form";
import { buildNoticeQuery } from "./sign-event-notice";
import { isEventAction } from "./submit-event-form";
import { submitLinkForm } from "./submit-link-form";

/** POST /event/<id>/<action>: responds 303 to the event page with a notice or the issues. */
export async function handleEventForm(
  request: Request,
  { id, action }: { id: string; action: string },
  browser: BrowserPreferences,
): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const eventQuery = parseEventPageQuery(search);
  const back = `/event/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ""}`;
  const reject = (reason: "form" | "origin") =>
    respondWithPage(request, buildEventRejectionPath(id, eventQuery, reason), getRejectionStatus(reason));

  if (!isEventAction(action)) return reject("form");
  if (!isFromOurFrame(request)) return reject("origin");
  const db = getDatabase();
  const visitor = action === "link" ? null : await loadEventPage(db, id, eventQuery.key);
  // Colleagues may share an IP address, but not a key.
  const { excess } = await countRequest("booking", `event/${visitor?.id ?? getClientNetwork(request)}`);
  if (excess) {
    const path = buildEventRejectionPath(id, eventQuery, "rate", { seconds: excess.seconds });
    return respondWithPage(request, path, getRejectionStatus("rate"), {
      "retry-after": String(excess.seconds),
    });
  }
  const data = await readFormData(request);
  if (data === null) return reject("form");
  const now = readClock();
  const actor = {
    kind: "booker",
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  } as const;
  if (action === "link") {
    await runAsActor(actor, () => submitLinkForm(db, id, data, now));
    const lang = eventQuery.lang ? `lang=${eventQuery.lang}&` : "";
    return redirectAfterForm(
      `/event/${encodeURIComponent(id)}?${lang}${buildNoticeQuery({ event: id, key: "" }, "link", now)}`,
    );
  }
  if (!visitor) return redirectAfterForm(back);
  return redirectAfterForm(
    await runAsActor(actor, () => runEventForm(db, { visitor, eventQuery, browser, action, data, now })),
  );
}
