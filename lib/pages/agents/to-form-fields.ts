import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import type { PageBookingBody } from "@/lib/domain/bookings/agents/schema";
import type { BookingRequest } from "@/lib/domain/bookings/booking-request";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { SeriesRequest } from "@/lib/domain/bookings/series/series-request";
import { getStayZone } from "@/lib/domain/bookings/stays/stay-page";
import { UTM_NAMES } from "@/lib/domain/events/schema";
import { SHOWN_QUESTION_FIELD } from "@/lib/pages/booking/parse-answer-form";
import { OTHER_PLACE } from "@/lib/pages/booking/parse-booking-form";
import { toAnswerField } from "@/lib/pages/booking/parse-page-query";
import { toSeriesParams } from "@/lib/pages/booking/parse-series-query";
import { formatShownSeries, pickSeriesRule } from "@/lib/pages/booking/pick-series";

/** The fields of the page's form, which is submitted once the booker has typed the code. */
export function toFormFields(
  body: PageBookingBody,
  page: PublicPage,
  request: BookingRequest,
): [string, string][] {
  const { attendee, guests = [], answers = {} } = body;
  const { series } = request;
  const starts = series ? request.starts.slice(0, 1) : request.starts;
  const fields: [string, string | null | undefined][] = [
    ...starts.map((start): [string, string] => ["slot", formatSlotValue(start)]),
    ["shown", formatShownSeries(starts[0], series ?? pickSeriesRule(page, { series: null }))],
    ...(series ? listSeriesFields(series) : []),
    ["type", page.type?.slug],
    page.grid.stay
      ? ["until", findLastDay(page, starts[0])]
      : [page.type ? "duration" : "minutes", String(page.duration)],
    ["tz", request.timezone],
    ["lang", request.lang],
    ["with", request.host],
    ["link", body.link],
    ["from", request.source],
    ["name", attendee.name],
    ["email", attendee.email],
    ["phone", attendee.phone],
    ["company", attendee.company],
    ["title", body.title],
    ["message", body.message],
    ["invitees", guests.join("\n")],
    ...listPlaceFields(body, page),
    ...(page.settings.questions ?? []).map(({ key }): [string, string] => [SHOWN_QUESTION_FIELD, key]),
    ...Object.entries(answers).flatMap(([key, answer]) =>
      [answer].flat().map((value): [string, string] => [toAnswerField(key), String(value)]),
    ),
    ...UTM_NAMES.map((name): [string, string | null | undefined] => [`utm_${name}`, body.utm?.[name]]),
  ];
  return fields.filter((field): field is [string, string] => typeof field[1] === "string" && field[1] !== "");
}

/** The last day of a stay. */
const findLastDay = (page: PublicPage, start: Instant | undefined) =>
  start === undefined ? null : toLocalDate(getStayZone(page), asInstant(start + page.duration * MINUTE - 1));

function listSeriesFields({ every, times, occurrences }: SeriesRequest): [string, string | null][] {
  const instead = Array.from({ length: times - 1 }, (_, index) => index + 2).flatMap(
    (place): [number, Instant | null][] => {
      const found = occurrences.find((one) => one.index === place);
      if (!found) return [[place, null]];
      return found.start === found.original ? [] : [[place, found.start]];
    },
  );
  return toSeriesParams({ every, times, instead });
}

function listPlaceFields({ place }: PageBookingBody, { settings }: PublicPage): [string, string][] {
  if (!place) return [];
  const number = (settings.fixed_places ?? []).findIndex(({ name }) => name === place.name);
  if (number >= 0) return [["place", String(number)]];
  return [
    ["place", OTHER_PLACE],
    ["placeOther", [place.name, place.address].filter(Boolean).join(", ")],
  ];
}
