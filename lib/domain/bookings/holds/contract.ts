import { z } from "zod";
import { defineContract } from "@/lib/platform/http/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { hold, holdBody } from "./schema";

const holdParams = z.object({ hold_id: id });

const tag = "Holds";

export const createHoldContract = defineContract({
  tag,
  scope: "events:write",
  method: "POST",
  path: "/v2/holds",
  name: "createHold",
  audience: "admins",
  summary: "Keep a time for some minutes",
  description:
    "For a checkout of your own: until it expires, nobody else can book, confirm or move a meeting onto this time. Create the booking or event with `hold` to take it up. Of a page it keeps what a booking would take, by all its rules: where meetings have seats one seat, so that the others stay free; a booking of that page takes it up. 409 `slot_taken` with `nearest_slots` if the user is not free, buffers included, is absent, or has reached a limit; of a page also with the `reasons` of `/v2/slots/explain`.",
  body: holdBody,
  location: "/v2/holds/:_id",
  status: [201],
  answer: hold,
  example: {
    body: {
      user: "65f0c1a2b3c4d5e6f7a8b9c0",
      start: "2031-03-10T09:00:00+01:00",
      end: "2031-03-10T09:30:00+01:00",
      minutes: 10,
    },
  },
});

export const getHoldContract = defineContract({
  tag,
  scope: "events:read",
  method: "GET",
  path: "/v2/holds/:hold_id",
  name: "getHold",
  audience: "admins",
  summary: "A hold, as long as it lasts",
  params: holdParams,
  status: [200],
  answer: hold,
});

export const deleteHoldContract = defineContract({
  tag,
  scope: "events:write",
  method: "DELETE",
  path: "/v2/holds/:hold_id",
  name: "deleteHold",
  audience: "admins",
  unversioned: true,
  summary: "Give the time back before the hold expires",
  params: holdParams,
  status: [200],
  answer: deleted,
});
