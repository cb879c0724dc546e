import type { Instant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/events/confirmations/start-confirmation";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { buildCodePath, type UnconfirmedForm } from "@/lib/pages/confirmation/unconfirmed-form";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { deriveEventLocale } from "./derive-event-locale";
import { buildEventHref, buildStepHref, type EventPageQuery, toEventParams } from "./event-context";
import { buildMovedFromQuery } from "./moved-from";
import { buildNoticeQuery } from "./sign-event-notice";
import { type EventAction, submitEventForm } from "./submit-event-form";

interface EventFormRequest {
  visitor: EventVisitor;
  eventQuery: EventPageQuery;
  browser: BrowserPreferences;
  action: EventAction;
  data: FormData;
  now: Instant;
}

/** Runs the form and returns the path of the next page. */
export async function runEventForm(db: Db, sent: EventFormRequest): Promise<string> {
  const { visitor, eventQuery, action, data, now } = sent;
  const page = { visitor, eventQuery };
  const result = await submitEventForm(db, { visitor, action, data, now });
  const notice = { event: visitor.eventId, key: eventQuery.key };
  if ("done" in result) {
    const isMoved = result.done === "moved" || result.done === "moveAsked";
    const was = isMoved ? buildMovedFromQuery(visitor) : "";
    return `${buildEventHref(page)}&${was}${buildNoticeQuery(notice, result.done, now)}`;
  }
  if ("seat" in result) {
    const { eventId, key } = result.seat;
    const href = buildEventHref({ visitor: { ...visitor, eventId }, eventQuery: { ...eventQuery, key } });
    const was = buildMovedFromQuery(visitor);
    return `${href}&${was}${buildNoticeQuery({ event: eventId, key }, "moved", now)}`;
  }
  if ("made" in result) {
    const { eventId, key } = result.made;
    return buildStepHref({ visitor: { ...visitor, eventId }, eventQuery: { ...eventQuery, key } }, "edit");
  }
  if ("rescheduleAgain" in result)
    return `/event/${visitor.eventId}/reschedule?${new URLSearchParams([...toEventParams(eventQuery), ...result.rescheduleAgain])}`;
  if ("unconfirmed" in result) return requestCode(db, sent, result.unconfirmed);
  const { step, about } = result;
  if (step !== "vote" && step !== "message") return buildStepHref(page, step, about);
  return `${buildEventHref(page)}&${new URLSearchParams(about)}`;
}

/** Mails a code and returns the path of the page that asks for it. */
async function requestCode(
  db: Db,
  { visitor, eventQuery, browser, action, data, now }: EventFormRequest,
  email: string,
): Promise<string> {
  const page = { visitor, eventQuery };
  const branding = await getBranding(db, asOrganizationId(visitor.event.organizationId));
  const { dateTimeStyle } = deriveEventLocale(visitor, eventQuery, browser, branding);
  const { lang } = dateTimeStyle;
  const form: UnconfirmedForm = {
    email,
    lang,
    target: {
      page: "event",
      id: visitor.eventId,
      action,
      search: new URLSearchParams(toEventParams(eventQuery)).toString(),
    },
    fields: [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    browser,
    dateTimeStyle,
    chosen: [visitor.event.title],
    keepsTime: false,
    back: action === "invite" ? buildStepHref(page, "invite") : buildEventHref(page),
    embed: eventQuery.embed,
    leadsTo: null,
  };
  const token = generateToken();
  const waiting = { token, form, host: null, hold: null };
  const organization = asOrganizationId(visitor.event.organizationId);
  const isStarted = await startConfirmation(db, organization, waiting, now);
  if (isStarted) return buildCodePath(token, form);
  return `${buildEventHref(page)}&${buildNoticeQuery({ event: visitor.eventId, key: eventQuery.key }, "codes", now)}`;
}
