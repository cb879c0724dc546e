import { ApiProblem } from "@/lib/domain/contracts/problem";

/** Problem for a part of the event that a body or query names and that does not exist. */
export const buildUnknownEntryProblem = (
  pointer: string,
  message: string,
  place: "body" | "query" = "body",
) => new ApiProblem("not_found", message, { errors: [{ in: place, pointer, code: "unknown", message }] });
