import type { Bundle, Search, ZObject } from "zapier-platform-core";
import { addId, sendZapierRequest } from "./send-request";

const findBooking = {
  key: "find_booking",
  noun: "Booking",
  display: { label: "Find Booking", description: "Finds the newest booking of an email address." },
  operation: {
    inputFields: [
      { key: "email", label: "Email", required: true },
      { key: "page", label: "Page", dynamic: "page_list.nickname.nickname" },
    ],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { email, page } = bundle.inputData as Record<string, string>;
      const params = { email, page, limit: 1 };
      return (await sendZapierRequest<{ _id: string }[]>(z, bundle, { path: "/v2/bookings", params })).map(
        addId,
      );
    },
    sample: { id: "65f0c1a2b3c4d5e6f7a8b9c0", title: "Intro call" },
  },
} as Search;

interface Slots {
  slots: { start: { dateTime: string }; end: { dateTime: string } }[];
}

const findSlots = {
  key: "find_slots",
  noun: "Time",
  display: { label: "Find Free Time", description: "Finds the first times that a page offers." },
  operation: {
    inputFields: [
      { key: "page", label: "Page", required: true, dynamic: "page_list.nickname.nickname" },
      { key: "type", label: "Appointment type", helpText: "Its handle." },
      { key: "timezone", label: "Time zone", helpText: "Such as Europe/Paris." },
    ],
    perform: async (z: ZObject, bundle: Bundle) => {
      const params = bundle.inputData as Record<string, string>;
      const { slots } = await sendZapierRequest<Slots>(z, bundle, { path: "/v2/slots/next", params });
      return slots.map(({ start, end }) => ({
        id: start.dateTime,
        start: start.dateTime,
        end: end.dateTime,
      }));
    },
    sample: {
      id: "2031-03-10T09:00:00+01:00",
      start: "2031-03-10T09:00:00+01:00",
      end: "2031-03-10T09:30:00+01:00",
    },
  },
} as Search;

export const SEARCHES = [findBooking, findSlots];
