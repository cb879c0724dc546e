import {
  isDatabaseUnavailable,
  isForeignKeyViolation,
  isTransactionConflict,
} from "@/lib/platform/db/database-errors";
import { ApiProblem } from "./problem";

/** Seconds after which a client may retry while the database is down. */
export const RETRY_AFTER_OUTAGE_SECONDS = 5;

/** Converts any thrown value to the problem for the client. */
export function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (isDatabaseUnavailable(error)) {
    return new ApiProblem(
      "unavailable",
      "The database cannot do its work at present; try again in a moment.",
      {
        headers: { "retry-after": String(RETRY_AFTER_OUTAGE_SECONDS) },
      },
    );
  }
  if (isTransactionConflict(error)) {
    return new ApiProblem("unavailable", "Another request was in the way; try again.", {
      headers: { "retry-after": "1" },
    });
  }
  if (isForeignKeyViolation(error))
    return new ApiProblem("conflict", "Something that this request refers to has just been deleted.", {
      reason: "deleted_meanwhile",
    });
  return new ApiProblem(
    "internal_error",
    "Something went wrong on our side; the request id helps to find out what.",
  );
}
