import type { Instant } from "@/lib/core/time/instant";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildChosenCookies } from "@/lib/pages/booking/chosen-cookies";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { submitCreation } from "@/lib/pages/creation/submit-creation";
import { readAsked } from "@/lib/pages/event/read-event-reader";
import { runEventForm } from "@/lib/pages/event/run-event-form";
import { submitForm } from "@/lib/pages/forms/submit-form";
import { submitWaiting } from "@/lib/pages/waiting/submit-waiting";
import type { Db } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { AskedForm } from "./asked-form";

/** Where to go on, and what the browser is to remember. */
export interface Resumed {
  location: string;
  cookies: string[];
}

/** Sends a form on as it was sent, now that its sender's address is known to be theirs. */
export async function resumeForm(db: Db, form: AskedForm, now: Instant): Promise<Resumed> {
  const { target } = form;
  switch (target.page) {
    case "booking":
      return resumeBooking(db, form, target.nickname, now);
    case "waiting":
      return resumeWaiting(db, form, target.nickname, now);
    case "form":
      return resumeAnswers(db, form, target.handle, now);
    case "creation":
      return resumeCreation(db, form, now);
    case "event":
      return { location: await resumeEventForm(db, form, target, now), cookies: [] };
  }
}

async function resumeBooking(db: Db, form: AskedForm, nickname: string, now: Instant): Promise<Resumed> {
  const data = toFormData(form);
  const result = await submitBooking(db, {
    nickname,
    data,
    browser: form.browser,
    sameOrigin: true,
    wait: null,
    confirmed: form.email,
    now,
  });
  if (!("location" in result)) return { location: form.back, cookies: [] }; // which says that the page is gone
  return {
    location: result.location,
    cookies: result.outcome === "booked" ? buildChosenCookies(data, result) : [],
  };
}

async function resumeWaiting(db: Db, form: AskedForm, nickname: string, now: Instant): Promise<Resumed> {
  const { browser, email: confirmed } = form;
  const result = await submitWaiting(db, { nickname, data: toFormData(form), browser, confirmed, now });
  return { location: result?.location ?? form.back, cookies: [] };
}

async function resumeAnswers(db: Db, form: AskedForm, handle: string, now: Instant): Promise<Resumed> {
  const { browser, email: confirmed } = form;
  const sent = { handle, data: toFormData(form), browser, wait: null, confirmed, now };
  const result = await submitForm(db, sent);
  return { location: "location" in result ? result.location : form.back, cookies: [] };
}

async function resumeCreation(db: Db, { fields, browser, email }: AskedForm, now: Instant): Promise<Resumed> {
  const { location } = await submitCreation(db, {
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

async function resumeEventForm(
  db: Db,
  form: AskedForm,
  { id, action, search }: Extract<AskedForm["target"], { page: "event" }>,
  now: Instant,
): Promise<string> {
  const asked = readAsked(new URLSearchParams(search));
  const visitor = await loadEventPage(db, id, asked.key);
  if (!visitor || visitor.email !== form.email) return form.back;
  const addressConfirmedAt = visitor.addressConfirmedAt ?? new Date(now);
  await db.invitee.update({ where: keyOf(visitor.organizationId, visitor.id), data: { addressConfirmedAt } });
  const confirmed = { ...visitor, addressConfirmedAt };
  return runEventForm(db, {
    visitor: confirmed,
    asked,
    browser: form.browser,
    action,
    data: toFormData(form),
    now,
  });
}

function toFormData({ fields }: AskedForm): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}
