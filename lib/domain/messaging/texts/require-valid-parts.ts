import { ApiProblem } from "@/lib/domain/contracts/problem";
import { describeTextIssue, TEXT_RULES } from "./text-issue";
import type { TextKey } from "./text-key";
import type { TextParts } from "./text-parts";
import { listPartIssues } from "./validate-parts";

/** Throws a problem with an entry for each mistake of a text; `prefix` is the pointer of its parts. */
export function requireValidParts({ kind, lang }: TextKey, parts: TextParts, prefix = ""): void {
  const errors = listPartIssues(kind, lang, parts).map((issue) => ({
    in: "body" as const,
    pointer: `${prefix}/${issue.part}`,
    code: TEXT_RULES[issue.rule],
    message: describeTextIssue(issue),
  }));
  const [first] = errors;
  if (first) throw new ApiProblem("validation_failed", first.message, { errors });
}
