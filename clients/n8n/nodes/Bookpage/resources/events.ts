import { furtherFields, idField, type Resource, textOption } from "../operation";

const id = idField("eventId", "Event ID");

const pathOf = (read: (name: string) => string, rest = "") =>
  `/v2/events/${encodeURIComponent(read("eventId"))}${rest}`;

/** Meetings of any kind, booked or voted on. */
export const events: Resource = {
  name: "Event",
  value: "event",
  operations: [
    {
      name: "Cancel",
      value: "cancel",
      action: "Cancel an event",
      description: "Cancel an event; everybody is told",
      fields: [id, furtherFields([textOption("reason", "Reason", "What everybody is told")])],
      request: (read) => ({
        method: "POST",
        path: pathOf(read, "/cancel"),
        body: { ...read("additionalFields", {}) },
      }),
    },
    {
      name: "Confirm",
      value: "confirm",
      action: "Confirm an event",
      description: "Settle the date and place with the most votes, or those that are named",
      fields: [
        id,
        furtherFields([
          textOption("date_id", "Date ID", "Default: the date with the most votes"),
          textOption("place_id", "Place ID", "Default: the first place"),
        ]),
      ],
      request: (read) => ({
        method: "POST",
        path: pathOf(read, "/confirm"),
        body: { ...read("additionalFields", {}) },
      }),
    },
    {
      name: "Get",
      value: "get",
      action: "Get an event",
      description: "Get an event by its ID",
      fields: [id],
      request: (read) => ({ method: "GET", path: pathOf(read) }),
    },
    {
      name: "Get Many",
      value: "getAll",
      action: "Get many events",
      description: "Find events, the newest first",
      paged: true,
      fields: [
        {
          displayName: "Filter",
          name: "filter",
          type: "options",
          default: "all",
          options: [
            { name: "All", value: "all" },
            { name: "Cancelled", value: "cancelled" },
            { name: "Confirmed", value: "confirmed" },
            { name: "Upcoming", value: "upcoming" },
          ],
        },
      ],
      request: (read) => {
        const filter = read("filter");
        return { method: "GET", path: "/v2/events", query: filter === "all" ? {} : { filter } };
      },
    },
  ],
};
