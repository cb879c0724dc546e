import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
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
  summary: "Create a hold",
  description:
    "Until the hold expires, other callers cannot book, confirm or move a meeting onto this time. Create the booking or event with `hold` to use it. A hold of a page reserves what a booking would, by all rules of the page: of a meeting with seats one seat. 409 `slot_taken` with `nearest_slots` if the user is not free, absent, or at a limit; for a page also with `reasons`.",
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
  summary: "Get a hold",
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
  summary: "Release a hold",
  params: holdParams,
  status: [200],
  answer: deleted,
});
