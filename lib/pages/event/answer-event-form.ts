import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { readForm } from "@/lib/pages/frame/read-form";
import type { Browser } from "@/lib/pages/frame/reader";
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
import { noticeQuery } from "./notice";
import { readAsked } from "./read-event-reader";
import { eventRefusalPath } from "./refusal";
import { runEventForm } from "./run-event-form";
import { isEventAction } from "./submit-event-form";
import { submitLinkForm } from "./submit-link-form";

/** POST /event/<id>/<action>: a 303 back to the event page, which says what was done or what there is to correct. */
export async function answerEventForm(
  request: Request,
  { id, action }: { id: string; action: string },
  browser: Browser,
): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const asked = readAsked(search);
  const back = `/event/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ""}`;
  const refused = (why: "form" | "origin") =>
    answerWithPage(request, eventRefusalPath(id, asked, why), refusalStatus(why));

  if (!isEventAction(action)) return refused("form");
  if (!isFromOwnFrame(request)) return refused("origin");
  const db = database();
  const visitor = action === "link" ? null : await loadEventPage(db, id, asked.key);
  // Colleagues may share an address, but not a key.
  const { excess } = await countRequest("booking", `event/${visitor?.id ?? clientAddress(request)}`);
  if (excess) {
    const path = eventRefusalPath(id, asked, "rate", { seconds: excess.seconds });
    return answerWithPage(request, path, refusalStatus("rate"), { "retry-after": String(excess.seconds) });
  }
  const data = await readForm(request);
  if (data === null) return refused("form");
  const now = readClock();
  const actor = { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) } as const;
  if (action === "link") {
    await runAs(actor, () => submitLinkForm(db, id, data, now));
    const lang = asked.lang ? `lang=${asked.lang}&` : "";
    return seeOther(
      `/event/${encodeURIComponent(id)}?${lang}${noticeQuery({ event: id, key: "" }, "link", now)}`,
    );
  }
  if (!visitor) return seeOther(back);
  return seeOther(await runAs(actor, () => runEventForm(db, { visitor, asked, browser, action, data, now })));
}
