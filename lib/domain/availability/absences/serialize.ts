import type { LocalDate } from "@/lib/core/time/local-date";
import type { Absence } from "@/lib/platform/db/generated/client";

export const serializeAbsence = (row: Absence) => ({
  _id: row.id,
  user: row.userId,
  start_date: row.startDate as LocalDate,
  end_date: row.endDate as LocalDate,
  label: row.label,
  instead: row.insteadUserId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
