import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { AbsenceUpdate } from "./schema";

/** The columns that a body sets; what was not sent stays. */
export const toAbsenceColumns = ({ start_date: start, end_date: end, label, instead }: AbsenceUpdate) =>
  omitUndefined({
    startDate: start,
    endDate: end,
    label,
    insteadUserId: instead,
  });
