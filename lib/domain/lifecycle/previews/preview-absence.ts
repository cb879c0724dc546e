import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import { validateAbsence } from "@/lib/domain/availability/absences/validate-absence";
import { type AbsenceText, toAbsenceText } from "@/lib/domain/availability/availabilities/parse-schedule";
import type { Auth } from "@/lib/domain/contracts/auth";
import { buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BookableUser } from "./bookable";
import { changeHours, findMainZone } from "./change-hours";
import { loadBookableUser } from "./load-bookable-users";
import { previewChange } from "./preview-change";
import type { AbsencePreviewBody } from "./schema";

export async function previewAbsence(
  db: Db,
  auth: Auth,
  user: string,
  body: AbsencePreviewBody,
  now: Instant,
) {
  const { organization } = auth;
  await getUserRow(db, organization, user);
  const { _id: known, start_date, end_date } = body;
  const replaced = known ? await findReplacedAbsence(db, organization, user, known) : null;
  await validateAbsence(db, organization, { user, start: start_date, end: end_date, sent: body });
  const before = await loadBookableUser(db, organization, user, now);
  const old = replaced && toAbsenceText({ start_date: replaced.startDate, end_date: replaced.endDate });
  const hours = before.hours.map(({ id, text }) => {
    const absences: AbsenceText[] = JSON.parse(text).absences ?? [];
    const index = old === null ? -1 : absences.indexOf(old);
    const others = index < 0 ? absences : absences.toSpliced(index, 1);
    return { id, text: changeHours(text, { absences: [...others, toAbsenceText(body)] }) };
  });
  const after = { ...before, hours, room: before.room && applyAbsence(before.room, replaced, body) };
  return previewChange(db, auth, { before, after, timezone: findMainZone(before), now });
}

async function findReplacedAbsence(db: Db, organizationId: OrganizationId, userId: string, id: string) {
  const absence = await db.absence.findFirst({ where: { organizationId, userId, id } });
  if (!absence) throw buildUnknownFieldProblem("_id", "is not an absence of this user");
  return absence;
}

/** A room without hours has its absences separately. */
function applyAbsence(
  { absences }: NonNullable<BookableUser["room"]>,
  replaced: { startDate: string; endDate: string } | null,
  { start_date, end_date }: AbsencePreviewBody,
) {
  const others = absences.filter(
    ({ from, to }) => from !== replaced?.startDate || to !== addDays(replaced.endDate as LocalDate, 1),
  );
  return { absences: [...others, { from: start_date, to: addDays(end_date, 1) }] };
}
