import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { deleted, id } from "@/lib/platform/http/fields";
import { availability, availabilityBody } from "./schema";

const userParams = z.object({ user_id: id });
const availabilityParams = z.object({ user_id: id, availability_id: id });

const example = {
  timezone: "Europe/Paris",
  buffer_before: 10,
  days: {
    monday: {
      enabled: true,
      slots: [
        { start_time: "09:00", end_time: "12:00" },
        { start_time: "14:00", end_time: "18:00" },
      ],
    },
    tuesday: { enabled: true, slots: [{ start_time: "09:00", end_time: "17:00" }] },
  },
};

const shared = { tag: "Availabilities", scope: "availabilities:write" } as const;

export const getAvailabilityContract = defineContract({
  ...shared,
  method: "GET",
  path: "/v2/users/:user_id/availabilities",
  name: "getAvailability",
  audience: "peopleRead",
  summary: "Get a user's main availability or list all",
  description:
    "The oldest availability is the main one. With `all=true` the response is the list of all, oldest first.",
  scope: "availabilities:read",
  params: userParams,
  query: z.object({ all: z.enum(["true", "false"]).optional() }),
  status: [200],
  answer: z.union([availability, z.array(availability)]),
});

export const createAvailabilityContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/users/:user_id/availabilities",
  name: "createAvailability",
  audience: "peopleWritten",
  summary: "Create an availability",
  params: userParams,
  body: availabilityBody,
  sentBack: availability,
  location: "/v2/users/:user_id/availabilities/:_id",
  status: [201],
  answer: availability,
  example: { body: example },
});

export const updateMainAvailabilityContract = defineContract({
  ...shared,
  method: "PUT",
  path: "/v2/users/:user_id/availabilities",
  name: "updateAvailability",
  audience: "peopleWritten",
  summary: "Update a user's main availability",
  params: userParams,
  body: availabilityBody,
  status: [200],
  answer: availability,
  example: { body: example },
});

export const deleteMainAvailabilityContract = defineContract({
  ...shared,
  method: "DELETE",
  path: "/v2/users/:user_id/availabilities",
  name: "deleteAvailability",
  audience: "peopleWritten",
  summary: "Delete a user's main availability",
  params: userParams,
  status: [200],
  answer: deleted,
});

export const getOneAvailabilityContract = defineContract({
  ...shared,
  method: "GET",
  path: "/v2/users/:user_id/availabilities/:availability_id",
  name: "getOneAvailability",
  audience: "peopleRead",
  summary: "Get an availability",
  scope: "availabilities:read",
  params: availabilityParams,
  status: [200],
  answer: availability,
});

export const updateOneAvailabilityContract = defineContract({
  ...shared,
  method: "PUT",
  path: "/v2/users/:user_id/availabilities/:availability_id",
  name: "updateOneAvailability",
  audience: "peopleWritten",
  summary: "Update an availability",
  params: availabilityParams,
  body: availabilityBody,
  status: [200],
  answer: availability,
  example: { body: example },
});

export const deleteOneAvailabilityContract = defineContract({
  ...shared,
  method: "DELETE",
  path: "/v2/users/:user_id/availabilities/:availability_id",
  name: "deleteOneAvailability",
  audience: "peopleWritten",
  summary: "Delete an availability",
  params: availabilityParams,
  status: [200],
  answer: deleted,
});
