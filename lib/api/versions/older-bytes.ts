import type { ApiVersion } from "@/lib/platform/http/api-versions";
import type { AnyContract } from "@/lib/platform/http/contract";
import type { EncodedAnswer } from "../encode-answer";
import { findOlderAnswer } from "./older-answer";

/** An encoded answer in the form of an older version; what was the same then stays as it was written. */
export function toVersion(
  answer: EncodedAnswer,
  { answer: schema }: AnyContract,
  version: ApiVersion,
): EncodedAnswer {
  const rewrite = answer.status === 204 ? null : findOlderAnswer(schema, version);
  return rewrite
    ? { ...answer, body: JSON.stringify(rewrite(JSON.parse(answer.body.toString()) as never)) }
    : answer;
}
