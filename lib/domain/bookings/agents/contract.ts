import { slotsResponse } from "@/lib/domain/availability/free-slots/schema";
import { defineContract } from "@/lib/platform/http/contract";
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
  summary: "What can be booked on a page, and what it asks for",
  description:
    "Of any active page, but for those that keep programs out (`custom.block_programs`), which answer 404.",
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
      types: [{ handle: "first-call", name: "First call", description: "To get to know us.", duration: 15 }],
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
      waiting_list: { offer_minutes: 120 },
      look: {
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
  summary: "The times that a page offers",
  description: "By all rules of the page. Without `from` and `to`: those of the next 14 days.",
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
  summary: "Book on a page for somebody, as its form does",
  description:
    "By every rule of the page and under the limits of its form. Where the page wants to know that an address is the booker's own, a code is mailed to it, and the answer is 202 with `confirm_url`, where the booker types it; the time is kept until then. 409 `slot_taken` has `nearest_slots`. An `Idempotency-Key` of your own makes repeating safe.",
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
  summary: "The times of a series, and what is free in place of those that are not",
  description:
    "Of a page whose bookings may repeat (`series` of `page.json`): its dates as `bookings.json` would book them. Nothing is kept.",
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
  summary: "The days of a page that are booked out",
  description:
    "Of a page with a waiting list (`waiting_list` of `page.json`); of others there are none. Without `from` and `to`: of the next 14 days.",
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
  summary: "Wait for a day that is booked out",
  description:
    "As the form of the page does, and under its limits: who waits is mailed an offer when a time becomes free. Where an address has to be shown to be one's own, a code is mailed to it, and the answer is 202 with `confirm_url`, where it is typed. A day that is not booked out answers 409.",
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
