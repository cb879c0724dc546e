import { deleteProvisionedUser } from "@/lib/domain/lifecycle/user-deletion/delete-provisioned-user";
import { parseScimUser } from "@/lib/domain/people/provisioning/parse-scim-user";
import { applyScimPatch, parseOperations } from "@/lib/domain/people/provisioning/protocol/apply-scim-patch";
import { USER_SHAPE } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { toCanonical } from "@/lib/domain/people/provisioning/protocol/canonical";
import { parseFilter } from "@/lib/domain/people/provisioning/protocol/parse-filter";
import { parseOrder, parseScimPage } from "@/lib/domain/people/provisioning/protocol/parse-scim-page";
import {
  isAttributeSelected,
  parseAttributeSelection,
  pickAttributes,
} from "@/lib/domain/people/provisioning/protocol/pick-attributes";
import { SCIM_USER_COLUMNS } from "@/lib/domain/people/provisioning/scim-columns";
import { serializeScimUser } from "@/lib/domain/people/provisioning/serialize-scim-user";
import {
  getProvisionedRow,
  listProvisionedUsers,
  listUserGroups,
  type ProvisionedRow,
} from "@/lib/domain/people/provisioning/user-queries";
import { createProvisionedUser, updateProvisionedUser } from "@/lib/domain/people/provisioning/write-user";
import { buildListResponse, buildResourceResponse } from "./build-list-response";
import type { ScimHandlerResponse, ScimRequest } from "./build-scim-handlers";

type ListContext = Pick<ScimRequest, "db" | "organization" | "query">;

async function serializeRows({ db, organization, query }: ListContext, rows: readonly ProvisionedRow[]) {
  const selection = parseAttributeSelection(query);
  const ids = rows.map(({ id }) => id);
  const groups = isAttributeSelected(selection, "groups")
    ? await listUserGroups(db, organization, ids)
    : null;
  return rows.map((row) => pickAttributes(serializeScimUser(row, groups), selection));
}

async function buildUserResponse(
  context: ListContext,
  row: ProvisionedRow,
  status: 200 | 201 = 200,
): Promise<ScimHandlerResponse> {
  const [resource = {}] = await serializeRows(context, [row]);
  return buildResourceResponse(resource, status);
}

export async function listScimUsers(call: ScimRequest): Promise<ScimHandlerResponse> {
  const { db, organization, query } = call;
  const page = parseScimPage(query);
  const filter = query.get("filter");
  const { total, rows } = await listProvisionedUsers(db, organization, {
    ...page,
    filter: filter ? parseFilter(filter) : null,
    order: parseOrder(query, USER_SHAPE, SCIM_USER_COLUMNS),
  });
  return { status: 200, body: buildListResponse(await serializeRows(call, rows), total, page.startIndex) };
}

export async function createScimUser(call: ScimRequest): Promise<ScimHandlerResponse> {
  const user = parseScimUser(toCanonical(USER_SHAPE, call.body));
  return buildUserResponse(
    call,
    await createProvisionedUser(call.db, call.organization, user, call.now),
    201,
  );
}

export const getScimUser = async (call: ScimRequest): Promise<ScimHandlerResponse> =>
  buildUserResponse(call, await getProvisionedRow(call.db, call.organization, call.id));

export async function replaceScimUser(call: ScimRequest): Promise<ScimHandlerResponse> {
  const user = toCanonical(USER_SHAPE, call.body);
  return buildUserResponse(
    call,
    await updateProvisionedUser(call.db, call.organization, call, () => user, call.now),
  );
}

export async function updateScimUser(call: ScimRequest): Promise<ScimHandlerResponse> {
  const operations = parseOperations(call.body);
  const change = (row: ProvisionedRow) =>
    applyScimPatch(USER_SHAPE, serializeScimUser(row, null), operations);
  return buildUserResponse(
    call,
    await updateProvisionedUser(call.db, call.organization, call, change, call.now),
  );
}

export async function deleteScimUser(call: ScimRequest): Promise<ScimHandlerResponse> {
  await deleteProvisionedUser(call.db, call.organization, call, call.now);
  return { status: 204 };
}
