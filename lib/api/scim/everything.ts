import { type Page, readPage } from "@/lib/domain/people/provisioning/protocol/read-page";
import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import { listScimGroups } from "./groups";
import { listResponse } from "./list-response";
import type { ScimAnswer, ScimCall } from "./scim-route";
import { listScimUsers } from "./users";

type List = (call: ScimCall) => Promise<ScimAnswer>;

interface Found {
  totalResults: number;
  Resources: readonly unknown[];
}

/**
 * Users, and after them groups, as one list (RFC 7644, 3.4.2.1), each in the order that is asked for. A kind of resource that
 * lacks an attribute of the filter or of the order adds nothing.
 */
export async function listEverything(call: ScimCall): Promise<ScimAnswer> {
  const { startIndex, count } = readPage(call.query);
  const users = await find(listScimUsers, call, { startIndex, count });
  const before = users instanceof ScimProblem ? 0 : users.totalResults;
  const first = users instanceof ScimProblem ? [] : users.Resources;
  const rest = { startIndex: Math.max(1, startIndex - before), count: count - first.length };
  const groups = await find(listScimGroups, call, rest);
  if (users instanceof ScimProblem && groups instanceof ScimProblem) throw users;
  const found = groups instanceof ScimProblem ? { totalResults: 0, Resources: [] } : groups;
  const resources = [...first, ...found.Resources];
  return { status: 200, body: listResponse(resources, before + found.totalResults, startIndex) };
}

/** The refusal where this kind of resource has no such attribute. */
async function find(list: List, call: ScimCall, { startIndex, count }: Page): Promise<Found | ScimProblem> {
  const query = new URLSearchParams(call.query);
  query.set("startIndex", String(startIndex));
  query.set("count", String(count));
  try {
    return (await list({ ...call, query })).body as Found;
  } catch (error) {
    if (error instanceof ScimProblem && error.status === 400) return error;
    throw error;
  }
}
