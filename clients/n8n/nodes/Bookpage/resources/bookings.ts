import {
  buildAdditionalFields,
  buildIdField,
  buildTextOption,
  type NodeResource,
  parseJsonField,
  splitList,
} from "../operation";

const start = {
  displayName: "Start",
  name: "start",
  type: "string",
  default: "",
  required: true,
  placeholder: "2031-03-10T09:00:00+01:00",
  description: "A time that the page offers, as Slot: Get Many answers it",
} as const;

const id = buildIdField("bookingId", "Booking ID");

const reason = buildTextOption("reason", "Reason", "What everybody is told");

export const bookings: NodeResource = {
  name: "Booking",
  value: "booking",
  operations: [
    {
      name: "Create",
      value: "create",
      action: "Book a time",
      description: "Book as the page does, under all of its rules",
      fields: [
        {
          displayName: "Page",
          name: "page",
          type: "string",
          default: "",
          required: true,
          placeholder: "jane",
          description: "The last part of the address of a booking page",
        },
        start,
        { displayName: "Name", name: "name", type: "string", default: "", required: true },
        {
          displayName: "Email",
          name: "email",
          type: "string",
          placeholder: "name@email.com",
          default: "",
          required: true,
        },
        buildAdditionalFields([
          {
            displayName: "Answers",
            name: "answers",
            type: "json",
            default: "{}",
            description: "To the questions of the page, by their keys",
          },
          buildTextOption("company", "Company", "Required where the page asks for it"),
          {
            displayName: "Duration",
            name: "duration",
            type: "number",
            typeOptions: { minValue: 5, maxValue: 1440 },
            default: 30,
            description: "In minutes, on a page with several lengths",
          },
          buildTextOption("guests", "Guests", "Email addresses, separated by commas"),
          buildTextOption("language", "Language", "Of the mails to the booker, such as de"),
          buildTextOption("message", "Message", "From the booker to the host"),
          {
            displayName: "Metadata",
            name: "metadata",
            type: "json",
            default: "{}",
            description: "Kept with the booking, such as the number of an order",
          },
          buildTextOption("phone", "Phone", "Required where the page asks for it"),
          buildTextOption("timezone", "Timezone", "Of the booker, such as Europe/Paris"),
          buildTextOption("title", "Title", "Of the meeting"),
          buildTextOption("type", "Type", "The handle of an appointment type of the page"),
        ]),
      ],
      request: (read) => {
        const further = read<Record<string, unknown>>("additionalFields", {});
        const { answers, metadata, guests, phone, company, timezone, language, ...rest } = further;
        const attendee = { name: read("name"), email: read("email"), phone, company, timezone, language };
        const body = {
          ...rest,
          page: read("page"),
          start: read("start"),
          attendee,
          answers: parseJsonField(answers),
          metadata: parseJsonField(metadata),
          guests: splitList(guests),
        };
        return { method: "POST", path: "/v2/bookings", body: JSON.parse(JSON.stringify(body)) };
      },
    },
    {
      name: "Cancel",
      value: "cancel",
      action: "Cancel a booking",
      description: "Cancel a booking; everybody is told",
      fields: [id, buildAdditionalFields([reason])],
      request: (read) => ({
        method: "POST",
        path: `/v2/bookings/${encodeURIComponent(read("bookingId"))}/cancel`,
        body: { ...read("additionalFields", {}) },
      }),
    },
    {
      name: "Get",
      value: "get",
      action: "Get a booking",
      description: "Get a booking by its ID",
      fields: [id],
      request: (read) => ({ method: "GET", path: `/v2/bookings/${encodeURIComponent(read("bookingId"))}` }),
    },
    {
      name: "Get Many",
      value: "getAll",
      action: "Get many bookings",
      description: "Find bookings, the newest first",
      paged: true,
      fields: [
        buildAdditionalFields([
          buildTextOption("email", "Email", "An address of a participant"),
          buildTextOption("from", "From", "Over at this time or later"),
          buildTextOption("host", "Host", "The ID of the host"),
          buildTextOption("page", "Page", "Booked on this page"),
          buildTextOption("to", "To", "Begins before this time"),
        ]),
      ],
      request: (read) => ({ method: "GET", path: "/v2/bookings", query: read("additionalFields", {}) }),
    },
    {
      name: "Reschedule",
      value: "reschedule",
      action: "Move a booking",
      description: "Move a booking to another time that its page offers",
      fields: [id, start, buildAdditionalFields([reason])],
      request: (read) => ({
        method: "POST",
        path: `/v2/bookings/${encodeURIComponent(read("bookingId"))}/reschedule`,
        body: { start: read("start"), ...read("additionalFields", {}) },
      }),
    },
  ],
};
