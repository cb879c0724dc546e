import {
  type GroupMember,
  type GroupRow,
  getGroupRow,
  listGroupMembers,
  listGroups,
} from "@/lib/domain/people/provisioning/group-queries";
import { parseScimGroup } from "@/lib/domain/people/provisioning/parse-scim-group";
import { applyScimPatch, parseOperations } from "@/lib/domain/people/provisioning/protocol/apply-scim-patch";
import { GROUP_SHAPE } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { toCanonical } from "@/lib/domain/people/provisioning/protocol/canonical";
import { parseFilter } from "@/lib/domain/people/provisioning/protocol/parse-filter";
import { parseOrder, parseScimPage } from "@/lib/domain/people/provisioning/protocol/parse-scim-page";
import {
  isAttributeSelected,
  parseAttributeSelection,
  pickAttributes,
} from "@/lib/domain/people/provisioning/protocol/pick-attributes";
import { SCIM_GROUP_COLUMNS } from "@/lib/domain/people/provisioning/scim-columns";
import { serializeScimGroup } from "@/lib/domain/people/provisioning/serialize-scim-group";
import { createGroup, deleteGroup, updateGroup } from "@/lib/domain/people/provisioning/write-group";
import { buildListResponse, buildResourceResponse } from "./build-list-response";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";

type ListContext = Pick<ScimRequest, "db" | "organization" | "query">;

async function serializeRows({ db, organization, query }: ListContext, rows: readonly GroupRow[]) {
  const selection = parseAttributeSelection(query);
  const ids = rows.map(({ id }) => id);
  const members = isAttributeSelected(selection, "members")
    ? await listGroupMembers(db, organization, ids)
    : null;
  return rows.map((row) => pickAttributes(serializeScimGroup(row, members), selection));
}

async function buildGroupResponse(
  context: ListContext,
  row: GroupRow,
  status: 200 | 201 = 200,
): Promise<ScimHandlerResponse> {
  const [resource = {}] = await serializeRows(context, [row]);
  return buildResourceResponse(resource, status);
}

export async function listScimGroups(call: ScimRequest): Promise<ScimHandlerResponse> {
  const { db, organization, query } = call;
  const page = parseScimPage(query);
  const filter = query.get("filter");
  const { total, rows } = await listGroups(db, organization, {
    ...page,
    filter: filter ? parseFilter(filter) : null,
    order: parseOrder(query, GROUP_SHAPE, SCIM_GROUP_COLUMNS),
  });
  return { status: 200, body: buildListResponse(await serializeRows(call, rows), total, page.startIndex) };
}

export async function createScimGroup(call: ScimRequest): Promise<ScimHandlerResponse> {
  const group = parseScimGroup(toCanonical(GROUP_SHAPE, call.body));
  return buildGroupResponse(call, await createGroup(call.db, call.organization, group), 201);
}

export const getScimGroup = async (call: ScimRequest): Promise<ScimHandlerResponse> =>
  buildGroupResponse(call, await getGroupRow(call.db, call.organization, call.id));

export async function replaceScimGroup(call: ScimRequest): Promise<ScimHandlerResponse> {
  const group = toCanonical(GROUP_SHAPE, call.body);
  return buildGroupResponse(call, await updateGroup(call.db, call.organization, call, () => group));
}

/** Groups may be large, so the response contains one only if the directory asks for it. */
export async function updateScimGroup(call: ScimRequest): Promise<ScimHandlerResponse> {
  const operations = parseOperations(call.body);
  const row = await updateGroup(call.db, call.organization, call, (before, members: readonly GroupMember[]) =>
    applyScimPatch(GROUP_SHAPE, serializeScimGroup(before, members), operations),
  );
  if (call.query.has("attributes") || call.query.has("excludedAttributes"))
    return buildGroupResponse(call, row);
  const { headers } = buildResourceResponse(serializeScimGroup(row, null));
  return { status: 204, headers };
}

export async function deleteScimGroup(call: ScimRequest): Promise<ScimHandlerResponse> {
  await deleteGroup(call.db, call.organization, call);
  return { status: 204 };
}
