import { z } from "zod";
import { availability, availabilityBody } from "@/lib/domain/availability/availabilities/schema";
import { appointmentType, appointmentTypeUpdate } from "@/lib/domain/booking-pages/appointment-types/schema";
import { bookpage, bookpageUpdate } from "@/lib/domain/booking-pages/bookpages/schema";
import { defineContract } from "@/lib/domain/contracts/contract";
import { id } from "@/lib/platform/http/fields";
import { absencePreviewBody, availabilityPreviewQuery, changePreview, travelPreviewBody } from "./schema";

const shared = {
  method: "POST",
  limit: "slots",
  status: [200],
  answer: changePreview,
} as const;

const ofHours = { ...shared, tag: "Availabilities", scope: "availabilities:read" } as const;
const ofPages = { ...shared, scope: "bookpages:read" } as const;

const description =
  "Nothing is saved, and no notification is sent. The body is validated as for a PUT. For the next 28 days, the response counts the times that all active booking pages and appointment types of the user would offer additionally, and would no longer offer; it also lists the confirmed future meetings that would be outside of the rules.";

const ofHoursDescription = `${description} With \`duration\`, it also lists the times that these hours would offer, as \`GET /v2/slots/days\` does.`;

const ofTeams = `${description} Of a team's page, it tells of that page and its types alone.`;

const hours = {
  days: { friday: { enabled: false } },
  dates: [{ start_date: "2031-12-24", end_date: "2031-12-26", enabled: false }],
};

export const previewMainAvailabilityContract = defineContract({
  ...ofHours,
  path: "/v2/users/:user_id/availabilities/preview",
  name: "previewAvailability",
  audience: "peopleWritten",
  summary: "Preview an update of a user's main availability",
  description: ofHoursDescription,
  params: z.object({ user_id: id }),
  query: availabilityPreviewQuery,
  body: availabilityBody,
  sentBack: availability,
  example: { body: hours },
});

export const previewOneAvailabilityContract = defineContract({
  ...ofHours,
  path: "/v2/users/:user_id/availabilities/:availability_id/preview",
  name: "previewOneAvailability",
  audience: "peopleWritten",
  summary: "Preview an update of an availability",
  description: ofHoursDescription,
  params: z.object({ user_id: id, availability_id: id }),
  query: availabilityPreviewQuery,
  body: availabilityBody,
  sentBack: availability,
  example: { body: hours },
});

export const previewAbsenceContract = defineContract({
  ...ofHours,
  path: "/v2/users/:user_id/absences/preview",
  name: "previewAbsence",
  audience: "peopleWritten",
  summary: "Preview an absence",
  description,
  params: z.object({ user_id: id }),
  body: absencePreviewBody,
  example: { body: { start_date: "2031-08-04", end_date: "2031-08-15" } },
});

export const previewTravelContract = defineContract({
  ...ofHours,
  path: "/v2/users/:user_id/travel/preview",
  name: "previewTravel",
  audience: "peopleWritten",
  summary: "Preview a stay in another time zone",
  description,
  params: z.object({ user_id: id }),
  body: travelPreviewBody,
  example: {
    body: { travel: [{ start_date: "2031-03-10", end_date: "2031-03-14", timezone: "Asia/Tokyo" }] },
  },
});

export const previewBookpageContract = defineContract({
  ...ofPages,
  tag: "Booking pages",
  path: "/v2/bookpages/:nickname/preview",
  name: "previewBookpage",
  audience: "peopleWritten",
  summary: "Preview an update of a booking page",
  description: ofTeams,
  params: z.object({ nickname: z.string().max(64) }),
  body: bookpageUpdate,
  sentBack: bookpage,
  example: { body: { custom: { minimum_notice: 240, align: 15 } } },
});

export const previewAppointmentTypeContract = defineContract({
  ...ofPages,
  tag: "Appointment types",
  path: "/v2/bookpages/:nickname/types/:handle/preview",
  name: "previewAppointmentType",
  audience: "peopleWritten",
  summary: "Preview an update of an appointment type",
  description: ofTeams,
  params: z.object({ nickname: z.string().max(64), handle: z.string().max(64) }),
  body: appointmentTypeUpdate,
  sentBack: appointmentType,
  example: { body: { custom: { limits: [{ per: "day", count: 2 }] } } },
});
