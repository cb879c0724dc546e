import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { defineList } from "@/lib/domain/contracts/define-list";
import { deleted, id } from "@/lib/platform/http/fields";
import { absence, absenceBody, absenceUpdate } from "./schema";

const userParams = z.object({ user_id: id });
const absenceParams = z.object({ user_id: id, absence_id: id });

const example = {
  start_date: "2031-08-04",
  end_date: "2031-08-15",
  label: "Summer holidays",
  instead: "65f0c1a2b3c4d5e6f7a8b9c0",
};

const shared = { tag: "Availabilities", scope: "availabilities:write" } as const;

export const listAbsencesContract = defineList(
  {
    ...shared,
    method: "GET",
    path: "/v2/users/:user_id/absences",
    name: "listAbsences",
    audience: "peopleRead",
    summary: "List a user's absences by start date",
    scope: "availabilities:read",
    params: userParams,
    status: [200],
    answer: z.array(absence),
  },
  { deletions: "absence", within: "user_id" },
);

export const createAbsenceContract = defineContract({
  ...shared,
  method: "POST",
  path: "/v2/users/:user_id/absences",
  name: "createAbsence",
  audience: "peopleWritten",
  summary: "Create an absence",
  description:
    "An absence closes all of the user's availabilities on its days, taken in the time zone of each availability. Confirmed meetings stay. The user's booking pages show the last day of the absence and link to the primary page of `instead`. A user has at most 1,000.",
  params: userParams,
  body: absenceBody,
  location: "/v2/users/:user_id/absences/:_id",
  status: [201],
  answer: absence,
  example: { body: example },
});

export const getAbsenceContract = defineContract({
  ...shared,
  method: "GET",
  path: "/v2/users/:user_id/absences/:absence_id",
  name: "getAbsence",
  audience: "peopleRead",
  summary: "Get an absence",
  scope: "availabilities:read",
  params: absenceParams,
  status: [200],
  answer: absence,
});

export const updateAbsenceContract = defineContract({
  ...shared,
  method: "PUT",
  path: "/v2/users/:user_id/absences/:absence_id",
  name: "updateAbsence",
  audience: "peopleWritten",
  summary: "Update an absence",
  params: absenceParams,
  body: absenceUpdate,
  status: [200],
  answer: absence,
  example: { body: example },
});

export const deleteAbsenceContract = defineContract({
  ...shared,
  method: "DELETE",
  path: "/v2/users/:user_id/absences/:absence_id",
  name: "deleteAbsence",
  audience: "peopleWritten",
  summary: "Delete an absence",
  params: absenceParams,
  status: [200],
  answer: deleted,
});
