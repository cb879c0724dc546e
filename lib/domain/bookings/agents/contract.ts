import { slotsResponse } from "@/lib/domain/availability/free-slots/schema";
import { defineContract } from "@/lib/domain/contracts/contract";
import {
  pageBooking,
  pageBookingBody,
  pageFacts,
  pageSlotsQuery,
  publicPageParams,
  publicPageQuery,
} from "./schema";
import { pageSeries, seriesQuery } from "./series-schema";
import { fullDays, waitingBody, waitingPosition } from "./waiting-schema";

const shared = { tag: "Public pages", scope: "public", params: publicPageParams } as const;

export const describePageContract = defineContract({
  ...shared,
  method: "GET",
  path: "/:nickname/page.json",
  name: "describePage",
  summary: "Get the bookable types and questions of a page",
  description:
    "Works for any active page, except for pages that block programs (`custom.block_programs`), which answer 404.",
  limit: "slots",
  query: publicPageQuery,
  status: [200],
  answer: pageFacts,
  example: {
    answer: {
      url: "https://meet.example.com/jane",
      title: "Book a time with Jane Doe",
      host: "Jane Doe",
      photo: null,
      message: "Let us talk about your roof.",
      language: "en",
      timezone: "Europe/Paris",
      timezone_locked: false,
      durations: [30, 60],
      types: [
        {
          handle: "first-call",
          name: "First call",
          description: "To get to know us.",
          duration: 15,
          stay: null,
        },
      ],
      confirmed: "at_once",
      times: { least: 1, most: 1 },
      phone: "optional",
      company: "no",
      subject: "optional",
      guests: 5,
      places: ["Our office"],
      other_place: false,
      members: [],
      questions: [
        {
          key: "roof",
          label: "What kind of roof?",
          help: null,
          kind: "select",
          options: [{ value: "flat", label: "Flat" }],
          required: true,
          shown_if: null,
        },
      ],
      series: { every: ["week"], times: { least: 1, most: 8 } },
      address_first: false,
      stay: null,
      waiting_list: { offer_minutes: 120 },
      branding: {
        name: "Harbour & Pine",
        accent: {
          light: { fill: "#00695c", text: "#fefdfa" },
          dark: { fill: "#3b9c8d", text: "#181411" },
        },
        hour_cycle: null,
        times_layout: "month",
        test: false,
      },
    },
  },
});

export const listPageSlotsContract = defineContract({
  ...shared,
  method: "GET",
  path: "/:nickname/slots.json",
  name: "listPageSlots",
  summary: "List the free slots of a page",
  description: "Applies all rules of the page. Without `from` and `to`: the next 14 days.",
  limit: "slots",
  query: pageSlotsQuery,
  status: [200],
  answer: slotsResponse,
});

export const createPageBookingContract = defineContract({
  ...shared,
  method: "POST",
  path: "/:nickname/bookings.json",
  name: "createPageBooking",
  summary: "Create a booking on a public page",
  description:
    "Applies every rule of the page and the limits of its form. If the page verifies the booker's address, a code is mailed to it, and the response is 202 with `confirm_url`, where the booker types the code; the time is held until then. 409 `slot_taken` has `nearest_slots`. An `Idempotency-Key` of your own makes repeating safe.",
  limit: "booking",
  body: pageBookingBody,
  status: [201, 202],
  answer: pageBooking,
  example: {
    body: {
      start: "2031-03-10T09:00:00+01:00",
      attendee: { name: "Ana Silva", email: "ana@example.com", timezone: "Europe/Lisbon", language: "pt" },
      message: "It is about the roof.",
    },
  },
});

export const checkPageSeriesContract = defineContract({
  ...shared,
  method: "GET",
  path: "/:nickname/series.json",
  name: "checkPageSeries",
  summary: "Preview the occurrences of a series, with alternatives",
  description:
    "For a page with recurring bookings (`series` of `page.json`): the dates that `bookings.json` would book. Nothing is stored.",
  limit: "slots",
  query: seriesQuery,
  status: [200],
  answer: pageSeries,
});

export const listPageFullDaysContract = defineContract({
  ...shared,
  method: "GET",
  path: "/:nickname/waiting.json",
  name: "listPageFullDays",
  summary: "List the fully booked days of a page",
  description:
    "For a page with a waiting list (`waiting_list` of `page.json`); other pages have none. Without `from` and `to`: the next 14 days.",
  limit: "slots",
  query: pageSlotsQuery,
  status: [200],
  answer: fullDays,
  example: {
    answer: { timezone: "Europe/Paris", from: "2031-03-10", to: "2031-03-23", days: ["2031-03-12"] },
  },
});

export const joinPageWaitingContract = defineContract({
  ...shared,
  method: "POST",
  path: "/:nickname/waiting.json",
  name: "joinPageWaiting",
  summary: "Join the waiting list of a day",
  description:
    "Works as the form of the page does, and under its limits: a person on the list is mailed an offer when a time becomes free. If the page verifies addresses, a code is mailed to the person, and the response is 202 with `confirm_url`, where the person types it. A day that is not fully booked answers 409.",
  limit: "booking",
  body: waitingBody,
  status: [201, 202],
  answer: waitingPosition,
  example: {
    body: {
      day: "2031-03-12",
      attendee: { name: "Ana Silva", email: "ana@example.com", timezone: "Europe/Lisbon", language: "pt" },
    },
  },
});
