import { buildAdditionalFields, buildIdField, buildTextOption, type NodeResource } from "../operation";

const id = buildIdField("eventId", "Event ID");

const buildEventPath = (read: (name: string) => string, rest = "") =>
  `/v2/events/${encodeURIComponent(read("eventId"))}${rest}`;

/** Meetings of any kind, booked or voted on. */
export const events: NodeResource = {
  name: "Event",
  value: "event",
  operations: [
    {
      name: "Cancel",
      value: "cancel",
      action: "Cancel an event",
      description: "Cancel an event; everybody is told",
      fields: [id, buildAdditionalFields([buildTextOption("reason", "Reason", "What everybody is told")])],
      request: (read) => ({
        method: "POST",
        path: buildEventPath(read, "/cancel"),
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
        buildAdditionalFields([
          buildTextOption("date_id", "Date ID", "Default: the date with the most votes"),
          buildTextOption("place_id", "Place ID", "Default: the first place"),
        ]),
      ],
      request: (read) => ({
        method: "POST",
        path: buildEventPath(read, "/confirm"),
        body: { ...read("additionalFields", {}) },
      }),
    },
    {
      name: "Get",
      value: "get",
      action: "Get an event",
      description: "Get an event by its ID",
      fields: [id],
      request: (read) => ({ method: "GET", path: buildEventPath(read) }),
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
