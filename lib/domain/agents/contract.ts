import { slotsAnswer } from "@/lib/domain/free-slots/schema";
import { defineContract } from "@/lib/platform/http/contract";
import { pageBooking, pageBookingBody, pageFacts, pageParams, pageQuery, pageSlotsQuery } from "./schema";

const shared = { tag: "Public pages", scope: "public", params: pageParams } as const;

export const describePageContract = defineContract({
  ...shared,
  method: "GET",
  path: "/:nickname/page.json",
  name: "describePage",
  summary: "What can be booked on a page, and what it asks for",
  description:
    "Of any active page, but for those that keep programs out (`custom.block_programs`), which answer 404.",
  limit: "slots",
  query: pageQuery,
  status: [200],
  answer: pageFacts,
  example: {
    answer: {
      url: "https://meet.example.com/jane",
      title: "Book a time with Jane Doe",
      host: "Jane Doe",
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
  answer: slotsAnswer,
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
