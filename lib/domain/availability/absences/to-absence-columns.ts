import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { AbsenceUpdate } from "./schema";

/** Returns only the columns that the body sets, so that the others keep their values. */
export const toAbsenceColumns = ({ start_date: start, end_date: end, label, instead }: AbsenceUpdate) =>
  omitUndefined({
    startDate: start,
    endDate: end,
    label,
    insteadUserId: instead,
  });
