import { deleteProvisionedUser } from "@/lib/domain/lifecycle/user-deletion/delete-provisioned-user";
import { USER_COLUMNS } from "@/lib/domain/people/provisioning/columns";
import { applyPatch, readOperations } from "@/lib/domain/people/provisioning/protocol/apply-patch";
import { USER_SHAPE } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { toCanonical } from "@/lib/domain/people/provisioning/protocol/canonical";
import { parseFilter } from "@/lib/domain/people/provisioning/protocol/parse-filter";
import {
  isWanted,
  pickAttributes,
  readWanted,
} from "@/lib/domain/people/provisioning/protocol/pick-attributes";
import { readOrder, readPage } from "@/lib/domain/people/provisioning/protocol/read-page";
import { readWantedUser } from "@/lib/domain/people/provisioning/read-user";
import { serializeProvisioned } from "@/lib/domain/people/provisioning/serialize-user";
import {
  findProvisioned,
  listGroupsOf,
  listProvisioned,
  type ProvisionedRow,
} from "@/lib/domain/people/provisioning/user-queries";
import { createProvisioned, updateProvisioned } from "@/lib/domain/people/provisioning/write-user";
import { listResponse, resourceAnswer } from "./list-response";
import type { ScimAnswer, ScimCall } from "./scim-route";

type Asking = Pick<ScimCall, "db" | "organization" | "query">;

async function describeRows({ db, organization, query }: Asking, rows: readonly ProvisionedRow[]) {
  const wanted = readWanted(query);
  const ids = rows.map(({ id }) => id);
  const groups = isWanted(wanted, "groups") ? await listGroupsOf(db, organization, ids) : null;
  return rows.map((row) => pickAttributes(serializeProvisioned(row, groups), wanted));
}

async function answerWith(asking: Asking, row: ProvisionedRow, status: 200 | 201 = 200): Promise<ScimAnswer> {
  const [resource = {}] = await describeRows(asking, [row]);
  return resourceAnswer(resource, status);
}

export async function listScimUsers(call: ScimCall): Promise<ScimAnswer> {
  const { db, organization, query } = call;
  const page = readPage(query);
  const filter = query.get("filter");
  const { total, rows } = await listProvisioned(db, organization, {
    ...page,
    filter: filter ? parseFilter(filter) : null,
    order: readOrder(query, USER_SHAPE, USER_COLUMNS),
  });
  return { status: 200, body: listResponse(await describeRows(call, rows), total, page.startIndex) };
}

export async function createScimUser(call: ScimCall): Promise<ScimAnswer> {
  const wanted = readWantedUser(toCanonical(USER_SHAPE, call.body));
  return answerWith(call, await createProvisioned(call.db, call.organization, wanted, call.now), 201);
}

export const readScimUser = async (call: ScimCall): Promise<ScimAnswer> =>
  answerWith(call, await findProvisioned(call.db, call.organization, call.id));

export async function replaceScimUser(call: ScimCall): Promise<ScimAnswer> {
  const wanted = toCanonical(USER_SHAPE, call.body);
  return answerWith(call, await updateProvisioned(call.db, call.organization, call, () => wanted, call.now));
}

export async function patchScimUser(call: ScimCall): Promise<ScimAnswer> {
  const operations = readOperations(call.body);
  const change = (row: ProvisionedRow) => applyPatch(USER_SHAPE, serializeProvisioned(row, null), operations);
  return answerWith(call, await updateProvisioned(call.db, call.organization, call, change, call.now));
}

export async function deleteScimUser(call: ScimCall): Promise<ScimAnswer> {
  await deleteProvisionedUser(call.db, call.organization, call, call.now);
  return { status: 204 };
}
