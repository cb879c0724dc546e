import type { Instant } from "@/lib/core/time/instant";
import { startConfirmation } from "@/lib/domain/events/confirmations/start-confirmation";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { type AskedForm, codePath } from "@/lib/pages/confirmation/asked-form";
import type { Browser } from "@/lib/pages/frame/reader";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type Asked, askedParams, buildEventHref, stepHref } from "./event-context";
import { noticeQuery } from "./notice";
import { readEventReader } from "./read-event-reader";
import { type EventAction, submitEventForm } from "./submit-event-form";

interface Sent {
  visitor: EventVisitor;
  asked: Asked;
  browser: Browser;
  action: EventAction;
  data: FormData;
  now: Instant;
}

/** Does what the form asks for; answers where to go on. */
export async function runEventForm(db: Db, sent: Sent): Promise<string> {
  const { visitor, asked, action, data, now } = sent;
  const place = { visitor, asked };
  const result = await submitEventForm(db, { visitor, action, data, now });
  const notice = { event: visitor.eventId, key: asked.key };
  if ("done" in result) return `${buildEventHref(place)}&${noticeQuery(notice, result.done, now)}`;
  if ("seat" in result) {
    const { eventId, key } = result.seat;
    const there = buildEventHref({ visitor: { ...visitor, eventId }, asked: { ...asked, key } });
    return `${there}&${noticeQuery({ event: eventId, key }, "moved", now)}`;
  }
  if ("made" in result) {
    const { eventId, key } = result.made;
    return stepHref({ visitor: { ...visitor, eventId }, asked: { ...asked, key } }, "edit");
  }
  if ("moveAgain" in result)
    return `/event/${visitor.eventId}/reschedule?${new URLSearchParams([...askedParams(asked), ...result.moveAgain])}`;
  if ("unconfirmed" in result) return askCode(db, sent, result.unconfirmed);
  const { step, about } = result;
  if (step !== "vote" && step !== "message") return stepHref(place, step, about);
  return `${buildEventHref(place)}&${new URLSearchParams(about)}`;
}

/** Mails a code; the page that asks for it is next. */
async function askCode(
  db: Db,
  { visitor, asked, browser, action, data, now }: Sent,
  email: string,
): Promise<string> {
  const place = { visitor, asked };
  const look = await readLook(db, asOrganizationId(visitor.event.organizationId));
  const { manner } = readEventReader(visitor, asked, browser, look);
  const { lang } = manner;
  const form: AskedForm = {
    email,
    lang,
    target: {
      page: "event",
      id: visitor.eventId,
      action,
      search: new URLSearchParams(askedParams(asked)).toString(),
    },
    fields: [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    browser,
    manner,
    chosen: [visitor.event.title],
    keepsTime: false,
    back: action === "invite" ? stepHref(place, "invite") : buildEventHref(place),
    embed: asked.embed,
    leadsTo: null,
  };
  const token = newToken();
  const waiting = { token, form, host: null, hold: null };
  const organization = asOrganizationId(visitor.event.organizationId);
  const asks = await startConfirmation(db, organization, waiting, now);
  if (asks) return codePath(token, form);
  return `${buildEventHref(place)}&${noticeQuery({ event: visitor.eventId, key: asked.key }, "codes", now)}`;
}
