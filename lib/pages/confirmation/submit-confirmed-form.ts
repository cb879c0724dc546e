import type { Instant } from "@/lib/core/time/instant";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildPreferenceCookies } from "@/lib/pages/booking/build-preference-cookies";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { parseEventPageQuery } from "@/lib/pages/event/derive-event-locale";
import { runEventForm } from "@/lib/pages/event/run-event-form";
import { submitWizard } from "@/lib/pages/event-wizard/submit-wizard";
import { submitRoutingForm } from "@/lib/pages/forms/submit-routing-form";
import { submitWaiting } from "@/lib/pages/waiting-list/submit-waiting";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { UnconfirmedForm } from "./unconfirmed-form";

/** The next page, and the cookies to set. */
export interface FormRedirect {
  location: string;
  cookies: string[];
}

/** Submits the stored form, now that the sender's email address is confirmed. */
export async function submitConfirmedForm(
  db: Db,
  form: UnconfirmedForm,
  now: Instant,
): Promise<FormRedirect> {
  const { target } = form;
  switch (target.page) {
    case "booking":
      return submitConfirmedBooking(db, form, target.slug, now);
    case "waiting":
      return submitConfirmedWaiting(db, form, target.slug, now);
    case "form":
      return submitConfirmedAnswers(db, form, target.slug, now);
    case "event_wizard":
      return submitConfirmedWizard(db, form, now);
    case "event":
      return { location: await submitConfirmedEventForm(db, form, target, now), cookies: [] };
  }
}

async function submitConfirmedBooking(
  db: Db,
  form: UnconfirmedForm,
  slug: string,
  now: Instant,
): Promise<FormRedirect> {
  const data = toFormData(form);
  const result = await submitBooking(db, {
    slug,
    data,
    browser: form.browser,
    sameOrigin: true,
    wait: null,
    confirmed: form.email,
    now,
  });
  if (!("location" in result)) return { location: form.back, cookies: [] }; // it says that the page is gone
  return {
    location: result.location,
    cookies: result.outcome === "booked" ? buildPreferenceCookies(data, result) : [],
  };
}

async function submitConfirmedWaiting(
  db: Db,
  form: UnconfirmedForm,
  slug: string,
  now: Instant,
): Promise<FormRedirect> {
  const { browser, email: confirmed } = form;
  const result = await submitWaiting(db, { slug, data: toFormData(form), browser, confirmed, now });
  return { location: result?.location ?? form.back, cookies: [] };
}

async function submitConfirmedAnswers(
  db: Db,
  form: UnconfirmedForm,
  slug: string,
  now: Instant,
): Promise<FormRedirect> {
  const { browser, email: confirmed } = form;
  const sent = { slug, data: toFormData(form), browser, wait: null, confirmed, now };
  const result = await submitRoutingForm(db, sent);
  return { location: "location" in result ? result.location : form.back, cookies: [] };
}

async function submitConfirmedWizard(
  db: Db,
  { fields, browser, email }: UnconfirmedForm,
  now: Instant,
): Promise<FormRedirect> {
  const { location } = await submitWizard(db, {
    step: "details",
    sent: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    session: null,
    browser,
    confirmed: email,
    consume: async () => {},
    now,
  });
  return { location, cookies: [] };
}

async function submitConfirmedEventForm(
  db: Db,
  form: UnconfirmedForm,
  { id, action, search }: Extract<UnconfirmedForm["target"], { page: "event" }>,
  now: Instant,
): Promise<string> {
  const eventQuery = parseEventPageQuery(new URLSearchParams(search));
  const visitor = await loadEventPage(db, id, eventQuery.key);
  if (!visitor || visitor.email !== form.email) return form.back;
  const addressConfirmedAt = visitor.addressConfirmedAt ?? new Date(now);
  await db.invitee.update({
    where: toRowKey(visitor.organizationId, visitor.id),
    data: { addressConfirmedAt },
  });
  const confirmed = { ...visitor, addressConfirmedAt };
  return runEventForm(db, {
    visitor: confirmed,
    eventQuery,
    browser: form.browser,
    action,
    data: toFormData(form),
    now,
  });
}

function toFormData({ fields }: UnconfirmedForm): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
