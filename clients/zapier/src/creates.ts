import type { Bundle, Create, ZObject } from "zapier-platform-core";
import { addId, sendZapierRequest } from "./send-request";

interface Booking {
  _id: string;
}

const SAMPLE = {
  id: "65f0c1a2b3c4d5e6f7a8b9c0",
  title: "Intro call",
  page_url: "https://meet.example.com/event/65f0c1a2b3c4d5e6f7a8b9c0",
};

const bookingId = { key: "booking_id", label: "Booking ID", required: true } as const;

const book = {
  key: "book",
  noun: "Booking",
  display: { label: "Book a Time", description: "Books a time on a page, under all of its rules." },
  operation: {
    inputFields: [
      { key: "page", label: "Page", required: true, dynamic: "page_list.nickname.nickname" },
      {
        key: "start",
        label: "Start",
        required: true,
        type: "datetime",
        helpText: "A time that the page offers.",
      },
      { key: "name", label: "Name", required: true },
      { key: "email", label: "Email", required: true },
      { key: "type", label: "Appointment type", helpText: "Its handle." },
      { key: "timezone", label: "Time zone", helpText: "Of the booker, such as Europe/Paris." },
      { key: "phone", label: "Phone" },
      { key: "company", label: "Company" },
      { key: "message", label: "Message", type: "text" },
      { key: "guests", label: "Guests", list: true, helpText: "Email addresses." },
    ],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { page, start, type, message, guests, ...attendee } = bundle.inputData;
      const body = { page, start, type, message, guests, attendee };
      return addId(
        await sendZapierRequest<Booking>(z, bundle, { method: "POST", path: "/v2/bookings", body }),
      );
    },
    sample: SAMPLE,
  },
} as Create;

const cancel = {
  key: "cancel",
  noun: "Booking",
  display: { label: "Cancel a Booking", description: "Cancels a booking; everybody is told." },
  operation: {
    inputFields: [bookingId, { key: "reason", label: "Reason" }],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { booking_id, reason } = bundle.inputData;
      const path = `/v2/bookings/${encodeURIComponent(booking_id as string)}/cancel`;
      return addId(await sendZapierRequest<Booking>(z, bundle, { method: "POST", path, body: { reason } }));
    },
    sample: SAMPLE,
  },
} as Create;

const reschedule = {
  key: "reschedule",
  noun: "Booking",
  display: { label: "Move a Booking", description: "Moves a booking to another time that its page offers." },
  operation: {
    inputFields: [
      bookingId,
      { key: "start", label: "Start", required: true, type: "datetime" },
      { key: "reason", label: "Reason" },
    ],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { booking_id, ...body } = bundle.inputData;
      const path = `/v2/bookings/${encodeURIComponent(booking_id as string)}/reschedule`;
      return addId(await sendZapierRequest<Booking>(z, bundle, { method: "POST", path, body }));
    },
    sample: SAMPLE,
  },
} as Create;

export const CREATES = [book, cancel, reschedule];
