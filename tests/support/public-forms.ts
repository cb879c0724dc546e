import { answerBookingForm } from "@/lib/pages/booking/answer-booking-form";
import { answerCodeForm } from "@/lib/pages/confirmation/answer-code-form";
import { answerCreationForm } from "@/lib/pages/creation/answer-creation-form";
import { answerEventForm } from "@/lib/pages/event/answer-event-form";
import { answerFormPage } from "@/lib/pages/forms/answer-form-page";
import { answerMeetingsForm } from "@/lib/pages/meetings/answer-meetings-form";
import { newToken } from "@/lib/platform/crypto/token";

export type Fields = Record<string, string | string[]>;

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

export function requestTo(path: string, fields: Fields): Request {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin", "user-agent": "A browser" },
  });
}

const toLocation = async (response: Promise<Response>): Promise<string> =>
  (await response).headers.get("location") ?? "";

/** Sends the form of a booking page as a browser would; answers where it leads. */
export const sendBooking = (nickname: string, fields: Fields): Promise<string> =>
  toLocation(
    answerBookingForm(
      requestTo(`/${nickname}/book`, { name: "Ana", tz: "Europe/Paris", form: newToken(), ...fields }),
      nickname,
      BROWSER,
    ),
  );

/** Sends a form whose answers lead on. */
export const sendForm = (handle: string, fields: Fields = {}): Promise<string> =>
  toLocation(
    answerFormPage(requestTo(`/forms/${handle}/submit`, { form: newToken(), ...fields }), handle, BROWSER),
  );

/** Sends a form of the event page whose address this is. */
export function sendEventForm(page: string, action: string, fields: Fields = {}): Promise<string> {
  const { pathname, search } = new URL(page, "http://localhost:3000");
  const id = pathname.split("/")[2] ?? "";
  return toLocation(
    answerEventForm(requestTo(`${pathname}/${action}${search}`, fields), { id, action }, BROWSER),
  );
}

/** Sends the second page on which a meeting is made from a link. */
export const sendCreation = (fields: Fields): Promise<string> =>
  toLocation(
    answerCreationForm(
      requestTo("/add_details/submit", { form: newToken(), go: "create", ...fields }),
      "details",
      BROWSER,
    ),
  );

/** Asks for the link to all meetings of an address. */
export const sendMeetings = (fields: Fields): Promise<string> =>
  toLocation(answerMeetingsForm(requestTo("/meetings/submit", fields), BROWSER));

/** Sends the page that asks for a code. */
export function sendCode(page: string, fields: Fields): Promise<string> {
  const { pathname, search } = new URL(page, "http://localhost:3000");
  const token = pathname.split("/")[2] ?? "";
  return toLocation(answerCodeForm(requestTo(`${pathname}/submit${search}`, fields), token));
}
