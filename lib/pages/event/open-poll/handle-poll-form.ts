import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { loadOpenPoll } from "@/lib/domain/events/poll/load-open-poll";
import { buildPollPath } from "@/lib/domain/events/poll/poll-link";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { deriveEventLocale, parseEventPageQuery } from "@/lib/pages/event/derive-event-locale";
import { buildEventHref } from "@/lib/pages/event/event-context";
import { storeEventFormDraft } from "@/lib/pages/event/event-form-draft";
import { buildEventRejectionPath } from "@/lib/pages/event/event-rejection";
import { parseEventFormValues } from "@/lib/pages/event/parse-event-form-values";
import { buildNoticeQuery } from "@/lib/pages/event/sign-event-notice";
import { getRejectionStatus } from "@/lib/pages/page-shell/page-rejection";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { readClock } from "@/lib/platform/clock/read-clock";
import { runAsActor } from "@/lib/platform/db/actor";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { respondWithPage } from "@/lib/platform/http/respond-with-page";
import { buildPollHref } from "./build-poll-href";
import { submitNewParticipant } from "./submit-new-participant";

/** POST /event/<id>/poll/<code>/answer: responds 303 to the new participant's event page, or back to the poll. */
export async function handlePollForm(
  request: Request,
  { id, code }: { id: string; code: string },
  browser: BrowserPreferences,
): Promise<Response> {
  const eventQuery = { ...parseEventPageQuery(new URL(request.url).searchParams), key: "" };
  const reject = (reason: "form" | "origin") =>
    respondWithPage(
      request,
      buildEventRejectionPath(id, eventQuery, reason, { code }),
      getRejectionStatus(reason),
    );
  if (!isFromOurPage(request)) return reject("origin");
  const { excess } = await countRequest("booking", getClientNetwork(request));
  if (excess) {
    const path = buildEventRejectionPath(id, eventQuery, "rate", { code, seconds: excess.seconds });
    return respondWithPage(request, path, getRejectionStatus("rate"), {
      "retry-after": String(excess.seconds),
    });
  }
  const data = await readFormData(request);
  if (data === null) return reject("form");
  const db = getDatabase();
  const visitor = await loadOpenPoll(db, id, code);
  if (!visitor) return redirectAfterForm(`/event/${encodeURIComponent(id)}/poll/${encodeURIComponent(code)}`);
  const now = readClock();
  const branding = await getBranding(db, asOrganizationId(visitor.event.organizationId));
  const { dateTimeStyle } = deriveEventLocale(visitor, eventQuery, browser, branding);
  const values = parseEventFormValues(data);
  const actor = {
    kind: "booker",
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  } as const;
  const outcome = await runAsActor(actor, () =>
    submitNewParticipant(db, { visitor, values, lang: dateTimeStyle.lang, zone: dateTimeStyle.zone, now }),
  );
  if ("closed" in outcome) return redirectAfterForm(buildPollPath(id));
  if ("issues" in outcome) {
    const typed = Object.entries(values).map(([name, text]) => [name, text.replaceAll("\0", "")]);
    const draft = { step: "vote", values: Object.fromEntries(typed), issues: outcome.issues } as const;
    const back = buildPollHref(id, eventQuery);
    return redirectAfterForm(
      `${back}${back.includes("?") ? "&" : "?"}draft=${await storeEventFormDraft(db, draft)}`,
    );
  }
  const { key, done } = outcome;
  return redirectAfterForm(
    `${buildEventHref({ visitor, eventQuery: { ...eventQuery, key } })}&${buildNoticeQuery({ event: id, key }, done, now)}`,
  );
}
