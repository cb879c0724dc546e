import type { GroupMember, GroupRow } from "./group-queries";
import { URN } from "./protocol/attribute-names";
import type { Resource } from "./protocol/canonical";
import { formatVersion, scimAddress } from "./serialize-user";

/** `members` null: they are not asked for. */
export function serializeGroup(row: GroupRow, members: readonly GroupMember[] | null): Resource {
  return {
    schemas: [URN.group],
    id: row.id,
    ...(row.externalId !== null && { externalId: row.externalId }),
    displayName: row.displayName,
    ...(members && {
      members: members
        .filter(({ teamId }) => teamId === row.id)
        .map(({ userId, name }) => ({
          value: userId,
          $ref: `${scimAddress()}/Users/${userId}`,
          ...(name && { display: name }),
          type: "User",
        })),
    }),
    meta: {
      resourceType: "Group",
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${scimAddress()}/Groups/${row.id}`,
      version: formatVersion(row.v, row.nameVersion),
    },
  };
}
