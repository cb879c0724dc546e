import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { appointmentType, appointmentTypeBody, appointmentTypeUpdate } from "./schema";

const pageParams = z.object({ nickname: z.string().max(64) });
const typeParams = pageParams.extend({ handle: z.string().max(64) });

const write = { tag: "Appointment types", scope: "bookpages:write" } as const;
const read = { tag: "Appointment types", scope: "bookpages:read" } as const;

export const listAppointmentTypesContract = defineList(
  {
    ...read,
    method: "GET",
    path: "/v2/bookpages/:nickname/types",
    name: "listAppointmentTypes",
    audience: "peopleRead",
    summary: "List the appointment types of a booking page, oldest first",
    description: "In the order of the page; includes inactive and unlisted ones.",
    params: pageParams,
    status: [200],
    answer: z.array(appointmentType),
  },
  { deletions: "appointment_type", within: "nickname" },
);

export const createAppointmentTypeContract = defineContract({
  ...write,
  method: "POST",
  path: "/v2/bookpages/:nickname/types",
  name: "createAppointmentType",
  audience: "peopleWritten",
  summary: "Create an appointment type",
  description: "Bookers find it at `/:nickname/types/:handle`.",
  params: pageParams,
  body: appointmentTypeBody,
  sentBack: appointmentType,
  location: "/v2/bookpages/:nickname/types/:handle",
  status: [201],
  answer: appointmentType,
  example: {
    body: {
      name: "Quick call",
      description: "A quarter of an hour on the phone.",
      availability: null,
      custom: { duration: 15, auto_confirm: true },
    },
  },
});

export const getAppointmentTypeContract = defineContract({
  ...read,
  method: "GET",
  path: "/v2/bookpages/:nickname/types/:handle",
  name: "getAppointmentType",
  audience: "peopleRead",
  summary: "Get an appointment type",
  params: typeParams,
  status: [200],
  answer: appointmentType,
});

export const updateAppointmentTypeContract = defineContract({
  ...write,
  method: "PUT",
  path: "/v2/bookpages/:nickname/types/:handle",
  name: "updateAppointmentType",
  audience: "peopleWritten",
  summary: "Update an appointment type",
  description:
    "A new name does not change the handle, so that links remain valid. Settings in `custom` that are not sent stay as they are; null removes one, and the page's setting applies.",
  params: typeParams,
  body: appointmentTypeUpdate,
  status: [200],
  answer: appointmentType,
  example: { body: { name: "Short call", active: false, custom: { duration: 20 } } },
});

export const deleteAppointmentTypeContract = defineContract({
  ...write,
  method: "DELETE",
  path: "/v2/bookpages/:nickname/types/:handle",
  name: "deleteAppointmentType",
  audience: "peopleWritten",
  summary: "Delete an appointment type; its events stay",
  params: typeParams,
  status: [204],
  answer: z.null(),
});
