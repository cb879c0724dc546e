import { given } from "@/lib/platform/db/given";
import type { AbsenceUpdate } from "./schema";

/** The columns that a body sets; what was not sent stays. */
export const absenceColumns = ({ start_date: start, end_date: end, label, instead }: AbsenceUpdate) =>
  given({
    startDate: start,
    endDate: end,
    label,
    insteadUserId: instead,
  });
