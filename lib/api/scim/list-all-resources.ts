import { parseScimPage, type ScimPage } from "@/lib/domain/people/provisioning/protocol/parse-scim-page";
import { ScimProblem } from "@/lib/domain/people/provisioning/protocol/scim-problem";
import { buildListResponse } from "./build-list-response";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";
import { listScimGroups } from "./groups";
import { listScimUsers } from "./users";

type ListHandler = (call: ScimRequest) => Promise<ScimHandlerResponse>;

interface ListPage {
  totalResults: number;
  Resources: readonly unknown[];
}

/**
 * Lists users and after them groups (RFC 7644, section 3.4.2.1), each in the requested order. A resource type that
 * lacks an attribute of the filter or of the order adds nothing.
 */
export async function listAllResources(call: ScimRequest): Promise<ScimHandlerResponse> {
  const { startIndex, count } = parseScimPage(call.query);
  const users = await findPage(listScimUsers, call, { startIndex, count });
  const before = users instanceof ScimProblem ? 0 : users.totalResults;
  const first = users instanceof ScimProblem ? [] : users.Resources;
  const rest = { startIndex: Math.max(1, startIndex - before), count: count - first.length };
  const groups = await findPage(listScimGroups, call, rest);
  if (users instanceof ScimProblem && groups instanceof ScimProblem) throw users;
  const found = groups instanceof ScimProblem ? { totalResults: 0, Resources: [] } : groups;
  const resources = [...first, ...found.Resources];
  return { status: 200, body: buildListResponse(resources, before + found.totalResults, startIndex) };
}

/** Returns the error if this resource type has no such attribute. */
async function findPage(
  list: ListHandler,
  call: ScimRequest,
  { startIndex, count }: ScimPage,
): Promise<ListPage | ScimProblem> {
  const query = new URLSearchParams(call.query);
  query.set("startIndex", String(startIndex));
  query.set("count", String(count));
  try {
    return (await list({ ...call, query })).body as ListPage;
  } catch (error) {
    if (error instanceof ScimProblem && error.status === 400) return error;
    throw error;
  }
}
