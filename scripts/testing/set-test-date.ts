import { OperatorError } from "@/lib/platform/env/operator-error";

/**
 * Sets the date on which tests and stories run, for their processes.
 * @throws OperatorError if the date is invalid
 */
export function setTestDate(date: string) {
  const isDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isDate)
    throw new OperatorError(`${date} is not a date: write it as 2026-12-31, or as 2026-12-31T23:30:00Z.`);
  process.env.TEST_DATE = date;
}
