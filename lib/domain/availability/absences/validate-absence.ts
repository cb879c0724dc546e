import type { LocalDate } from "@/lib/core/time/local-date";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { requirePersonField } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { AbsenceUpdate } from "./schema";

interface AbsenceInput {
  user: string;
  start: LocalDate;
  end: LocalDate;
  sent: AbsenceUpdate;
}

/** Throws `ApiProblem` if the absence ends before it begins, or if the user is their own substitute. */
export async function validateAbsence(
  db: Db,
  organization: OrganizationId,
  { user, start, end, sent: { end_date: sentEnd, instead } }: AbsenceInput,
) {
  if (end < start)
    throw sentEnd === undefined
      ? buildFieldProblem("/start_date", "reversed", "start_date must not be after end_date")
      : buildFieldProblem("/end_date", "reversed", "end_date must not be before start_date");
  if (!instead) return;
  if (instead === user)
    throw buildFieldProblem(
      "/instead",
      "invalid_value",
      "instead must be another user than the one who is away",
    );
  await requirePersonField(db, organization, instead, "/instead");
}
