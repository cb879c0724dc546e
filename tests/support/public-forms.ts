import { handleBookingForm } from "@/lib/pages/booking/handle-booking-form";
import { handleCodeForm } from "@/lib/pages/confirmation/handle-code-form";
import { handleEventForm } from "@/lib/pages/event/handle-event-form";
import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { handleFormPage } from "@/lib/pages/forms/handle-form-page";
import { handleMeetingsForm } from "@/lib/pages/meetings/handle-meetings-form";
import { generateToken } from "@/lib/platform/crypto/token";

export type FormEntries = Record<string, string | string[]>;

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

export function buildFormRequest(path: string, fields: FormEntries): Request {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin", "user-agent": "A browser" },
  });
}

const getLocation = async (response: Promise<Response>): Promise<string> =>
  (await response).headers.get("location") ?? "";

/** Sends the form of a booking page as a browser; returns the redirect. */
export const submitBookingForm = (nickname: string, fields: FormEntries): Promise<string> =>
  getLocation(
    handleBookingForm(
      buildFormRequest(`/${nickname}/book`, {
        name: "Ana",
        tz: "Europe/Paris",
        form: generateToken(),
        ...fields,
      }),
      nickname,
      BROWSER,
    ),
  );

/** Sends a routing form. */
export const submitPublicForm = (handle: string, fields: FormEntries = {}): Promise<string> =>
  getLocation(
    handleFormPage(
      buildFormRequest(`/forms/${handle}/submit`, { form: generateToken(), ...fields }),
      handle,
      BROWSER,
    ),
  );

/** Sends a form of the event page at this address. */
export function submitEventPageForm(page: string, action: string, fields: FormEntries = {}): Promise<string> {
  const { pathname, search } = new URL(page, "http://localhost:3000");
  const id = pathname.split("/")[2] ?? "";
  return getLocation(
    handleEventForm(buildFormRequest(`${pathname}/${action}${search}`, fields), { id, action }, BROWSER),
  );
}

/** Sends the second page of the event wizard. */
export const submitWizardForm = (fields: FormEntries): Promise<string> =>
  getLocation(
    handleWizardForm(
      buildFormRequest("/add_details/submit", { form: generateToken(), go: "create", ...fields }),
      "details",
      BROWSER,
    ),
  );

/** Requests the link to all meetings of an address. */
export const submitMeetingsForm = (fields: FormEntries): Promise<string> =>
  getLocation(handleMeetingsForm(buildFormRequest("/meetings/submit", fields), BROWSER));

/** Sends the page that asks for a code. */
export function submitCodeForm(page: string, fields: FormEntries): Promise<string> {
  const { pathname, search } = new URL(page, "http://localhost:3000");
  const token = pathname.split("/")[2] ?? "";
  return getLocation(handleCodeForm(buildFormRequest(`${pathname}/submit${search}`, fields), token));
}
