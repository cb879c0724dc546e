import { slotValue } from "@/lib/core/slots/slot-value";
import type { PageBookingBody } from "@/lib/domain/agents/schema";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import { UTM_NAMES } from "@/lib/domain/events/schema";
import { ASKED_FIELD } from "@/lib/pages/booking/answer-form";
import { OTHER_PLACE } from "@/lib/pages/booking/booking-form";
import { answerField } from "@/lib/pages/booking/page-query";
import { nameShown, pickRule } from "@/lib/pages/booking/pick-series";

/** What the form of the page would have sent: it goes on from there once the booker has typed a code. */
export function toFormFields(
  body: PageBookingBody,
  page: PublicPage,
  request: BookingRequest,
): [string, string][] {
  const { attendee, guests = [], answers = {} } = body;
  const rule = pickRule(page, { series: null });
  const fields: [string, string | null | undefined][] = [
    ...request.starts.map((start): [string, string] => ["slot", slotValue(start)]),
    ["shown", nameShown(request.starts[0], rule)],
    ["type", page.type?.handle],
    [page.type ? "duration" : "minutes", String(page.duration)],
    ["tz", request.timezone],
    ["lang", request.lang],
    ["with", request.host],
    ["link", body.link],
    ["name", attendee.name],
    ["email", attendee.email],
    ["phone", attendee.phone],
    ["company", attendee.company],
    ["title", body.title],
    ["message", body.message],
    ["invitees", guests.join("\n")],
    ...listPlaceFields(body, page),
    ...(page.custom.questions ?? []).map(({ key }): [string, string] => [ASKED_FIELD, key]),
    ...Object.entries(answers).flatMap(([key, answer]) =>
      [answer].flat().map((value): [string, string] => [answerField(key), String(value)]),
    ),
    ...UTM_NAMES.map((name): [string, string | null | undefined] => [`utm_${name}`, body.utm?.[name]]),
  ];
  return fields.filter((field): field is [string, string] => typeof field[1] === "string" && field[1] !== "");
}

function listPlaceFields({ place }: PageBookingBody, { custom }: PublicPage): [string, string][] {
  if (!place) return [];
  const number = (custom.fixed_places ?? []).findIndex(({ name }) => name === place.name);
  if (number >= 0) return [["place", String(number)]];
  return [
    ["place", OTHER_PLACE],
    ["placeOther", [place.name, place.address].filter(Boolean).join(", ")],
  ];
}
