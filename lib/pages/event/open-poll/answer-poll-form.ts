import { loadOpenPoll } from "@/lib/domain/events/poll/load-open-poll";
import { pollPath } from "@/lib/domain/events/poll/poll-link";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { buildEventHref } from "@/lib/pages/event/event-context";
import { keepEventFormDraft } from "@/lib/pages/event/event-form-draft";
import { noticeQuery } from "@/lib/pages/event/notice";
import { readAsked, readEventReader } from "@/lib/pages/event/read-event-reader";
import { readValues } from "@/lib/pages/event/read-values";
import { eventRefusalPath } from "@/lib/pages/event/refusal";
import { readForm } from "@/lib/pages/frame/read-form";
import type { Browser } from "@/lib/pages/frame/reader";
import { refusalStatus } from "@/lib/pages/frame/refusal";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAs } from "@/lib/platform/db/actor";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { answerWithPage } from "@/lib/platform/http/answer-with-page";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import { pollHref } from "./poll-href";
import { submitNewcomer } from "./submit-newcomer";

/** POST /event/<id>/poll/<code>/answer: a 303 to the page of whoever answers now takes part, or back to the poll. */
export async function answerPollForm(
  request: Request,
  { id, code }: { id: string; code: string },
  browser: Browser,
): Promise<Response> {
  const asked = { ...readAsked(new URL(request.url).searchParams), key: "" };
  const refused = (why: "form" | "origin") =>
    answerWithPage(request, eventRefusalPath(id, asked, why, { code }), refusalStatus(why));
  if (!isFromOwnPage(request)) return refused("origin");
  const { excess } = await countRequest("booking", clientAddress(request));
  if (excess) {
    const path = eventRefusalPath(id, asked, "rate", { code, seconds: excess.seconds });
    return answerWithPage(request, path, refusalStatus("rate"), { "retry-after": String(excess.seconds) });
  }
  const data = await readForm(request);
  if (data === null) return refused("form");
  const db = database();
  const visitor = await loadOpenPoll(db, id, code);
  if (!visitor) return seeOther(`/event/${encodeURIComponent(id)}/poll/${encodeURIComponent(code)}`);
  const now = readClock();
  const look = await readLook(db, asOrganizationId(visitor.event.organizationId));
  const { manner } = readEventReader(visitor, asked, browser, look);
  const values = readValues(data);
  const actor = { kind: "booker", requestId: readRequestId(request), origin: readOrigin(request) } as const;
  const outcome = await runAs(actor, () =>
    submitNewcomer(db, { visitor, values, lang: manner.lang, zone: manner.zone, now }),
  );
  if ("closed" in outcome) return seeOther(pollPath(id));
  if ("issues" in outcome) {
    const typed = Object.entries(values).map(([name, text]) => [name, text.replaceAll("\0", "")]);
    const kept = { step: "vote", values: Object.fromEntries(typed), issues: outcome.issues } as const;
    const back = pollHref(id, asked);
    return seeOther(`${back}${back.includes("?") ? "&" : "?"}draft=${await keepEventFormDraft(db, kept)}`);
  }
  const { key, done } = outcome;
  return seeOther(
    `${buildEventHref({ visitor, asked: { ...asked, key } })}&${noticeQuery({ event: id, key }, done, now)}`,
  );
}
