import { GROUP_COLUMNS } from "@/lib/domain/people/provisioning/columns";
import {
  findGroup,
  type GroupMember,
  type GroupRow,
  listGroups,
  listMembersOf,
} from "@/lib/domain/people/provisioning/group-queries";
import { applyPatch, readOperations } from "@/lib/domain/people/provisioning/protocol/apply-patch";
import { GROUP_SHAPE } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { toCanonical } from "@/lib/domain/people/provisioning/protocol/canonical";
import { parseFilter } from "@/lib/domain/people/provisioning/protocol/parse-filter";
import {
  isWanted,
  pickAttributes,
  readWanted,
} from "@/lib/domain/people/provisioning/protocol/pick-attributes";
import { readOrder, readPage } from "@/lib/domain/people/provisioning/protocol/read-page";
import { readWantedGroup } from "@/lib/domain/people/provisioning/read-group";
import { serializeGroup } from "@/lib/domain/people/provisioning/serialize-group";
import { createGroup, deleteGroup, updateGroup } from "@/lib/domain/people/provisioning/write-group";
import { listResponse, resourceAnswer } from "./list-response";
import type { ScimAnswer, ScimCall } from "./scim-route";

type Asking = Pick<ScimCall, "db" | "organization" | "query">;

async function describeRows({ db, organization, query }: Asking, rows: readonly GroupRow[]) {
  const wanted = readWanted(query);
  const ids = rows.map(({ id }) => id);
  const members = isWanted(wanted, "members") ? await listMembersOf(db, organization, ids) : null;
  return rows.map((row) => pickAttributes(serializeGroup(row, members), wanted));
}

async function answerWith(asking: Asking, row: GroupRow, status: 200 | 201 = 200): Promise<ScimAnswer> {
  const [resource = {}] = await describeRows(asking, [row]);
  return resourceAnswer(resource, status);
}

export async function listScimGroups(call: ScimCall): Promise<ScimAnswer> {
  const { db, organization, query } = call;
  const page = readPage(query);
  const filter = query.get("filter");
  const { total, rows } = await listGroups(db, organization, {
    ...page,
    filter: filter ? parseFilter(filter) : null,
    order: readOrder(query, GROUP_SHAPE, GROUP_COLUMNS),
  });
  return { status: 200, body: listResponse(await describeRows(call, rows), total, page.startIndex) };
}

export async function createScimGroup(call: ScimCall): Promise<ScimAnswer> {
  const wanted = readWantedGroup(toCanonical(GROUP_SHAPE, call.body));
  return answerWith(call, await createGroup(call.db, call.organization, wanted), 201);
}

export const readScimGroup = async (call: ScimCall): Promise<ScimAnswer> =>
  answerWith(call, await findGroup(call.db, call.organization, call.id));

export async function replaceScimGroup(call: ScimCall): Promise<ScimAnswer> {
  const wanted = toCanonical(GROUP_SHAPE, call.body);
  return answerWith(call, await updateGroup(call.db, call.organization, call, () => wanted));
}

/** Groups may be large: they are answered only where the directory asks for it. */
export async function patchScimGroup(call: ScimCall): Promise<ScimAnswer> {
  const operations = readOperations(call.body);
  const row = await updateGroup(call.db, call.organization, call, (before, members: readonly GroupMember[]) =>
    applyPatch(GROUP_SHAPE, serializeGroup(before, members), operations),
  );
  if (call.query.has("attributes") || call.query.has("excludedAttributes")) return answerWith(call, row);
  const { headers } = resourceAnswer(serializeGroup(row, null));
  return { status: 204, headers };
}

export async function deleteScimGroup(call: ScimCall): Promise<ScimAnswer> {
  await deleteGroup(call.db, call.organization, call);
  return { status: 204 };
}
