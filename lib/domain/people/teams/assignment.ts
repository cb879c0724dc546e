import type { FieldCode, FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import type { Assignment } from "./schema";

export const DEFAULT_ASSIGNMENT: Assignment = { rule: "least_recent" };

/** Throws if weights or order name non-members. */
export function validateAssignment(
  { weights = {}, order = [] }: Assignment,
  members: readonly string[],
): void {
  const isNonMember = (member: string) => !members.includes(member);
  const error = (pointer: string, code: FieldCode, message: string): FieldError => ({
    in: "body",
    pointer: `/assignment/${pointer}`,
    code,
    message,
  });
  const errors = [
    ...Object.keys(weights)
      .filter(isNonMember)
      .map((member) => error(`weights/${member}`, "unknown", "is not a member of the team")),
    ...order.flatMap((member, index) => {
      if (isNonMember(member)) return error(`order/${index}`, "unknown", "is not a member of the team");
      if (order.indexOf(member) < index) return error(`order/${index}`, "duplicate", "is named twice");
      return [];
    }),
  ];
  if (errors.length > 0) throw buildValidationProblem(errors);
}

/** Removes non-members from weights and order. */
export function excludeNonMembers(
  { rule, weights, order }: Assignment,
  members: readonly string[],
): Assignment {
  return {
    rule,
    ...(weights && {
      weights: Object.fromEntries(Object.entries(weights).filter(([member]) => members.includes(member))),
    }),
    ...(order && { order: order.filter((member) => members.includes(member)) }),
  };
}
