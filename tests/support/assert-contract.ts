import { expect } from "vitest";
import { listErrorStatuses } from "@/lib/api/openapi/list-error-statuses";
import { NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { PROBLEMS } from "@/lib/domain/contracts/problem";
import { problemBody } from "@/lib/domain/contracts/problem-schema";
import { toStrictSchema } from "@/lib/domain/contracts/to-strict-schema";
import { tombstoneSchema } from "@/lib/domain/contracts/tombstone";
import type { ApiResponse } from "./api-response";

/** Asserts the invariants of every API response. */
export function assertContract(
  { status, headers, body }: ApiResponse,
  contract: AnyContract | undefined,
  asked: URL,
) {
  expect(headers.get("x-request-id")).toMatch(/^[\w.-]{1,128}$/);
  expect(headers.get("cache-control")).toBe("no-store");
  if (status === 304 || status === 204) {
    expect(body).toBeNull();
    // CORS preflight requests belong to a path, too.
    if (status === 204 && contract) expect(contract.status).toContain(status);
  } else if (status < 400) {
    expect(headers.get("content-type")).toBe("application/json");
    expect(contract?.status).toContain(status);
    // The check is strict: fields missing from the contract are errors, too.
    expect(headers.get("bookpage-version")).toMatch(/^20\d\d-\d\d-\d\d$/);
    if (headers.get("bookpage-version") !== NEWEST_API_VERSION) return;
    if (asked.searchParams.has("fields")) return; // Tests of lists check the remaining fields.
    const { error } = toStrictSchema(contract?.answer as AnyContract["answer"]).safeParse(
      removeDeletions(body, contract?.list?.at),
    );
    expect(error?.issues ?? [], contract?.name).toEqual([]);
  } else {
    expect(headers.get("content-type")).toBe("application/problem+json");
    const problem = problemBody.parse(body);
    expect(problem).toMatchObject({
      status,
      message: problem.detail,
      title: PROBLEMS[problem.code].title,
      type: `/docs/problems#${problem.code}`,
      request_id: headers.get("x-request-id"),
    });
    expect(PROBLEMS[problem.code].status).toBe(status);
    const [first] = problem.errors;
    const named = first?.pointer
      .split("/")
      .filter((part) => !/^\d*$/.test(part))
      .at(-1);
    if (named) expect(problem.detail).toContain(named.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (first) expect(problem.detail).toMatch(/[.!?]$/);
    // 405 belongs to a path, not to an endpoint.
    if (contract && status !== 405) expect(listErrorStatuses(contract), contract.name).toContain(status);
  }
}

/** Removes deletions from lists, which have their own form. */
function removeDeletions(body: unknown, at: string | undefined): unknown {
  if (at !== undefined) {
    const answer = body as Record<string, unknown>;
    return { ...answer, [at]: removeDeletions(answer[at], undefined) };
  }
  if (!Array.isArray(body)) return body;
  const isDeletion = (entry: unknown) => typeof entry === "object" && entry !== null && "deleted" in entry;
  for (const entry of body.filter(isDeletion)) toStrictSchema(tombstoneSchema).parse(entry);
  return body.filter((entry) => !isDeletion(entry));
}
