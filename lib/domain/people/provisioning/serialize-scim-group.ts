import type { GroupMember, GroupRow } from "./group-queries";
import { URN } from "./protocol/attribute-names";
import type { ScimResource } from "./protocol/canonical";
import { buildScimUrl, formatVersion } from "./serialize-scim-user";

/** `members` is null if the client did not request them. */
export function serializeScimGroup(row: GroupRow, members: readonly GroupMember[] | null): ScimResource {
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
          $ref: `${buildScimUrl()}/Users/${userId}`,
          ...(name && { display: name }),
          type: "User",
        })),
    }),
    meta: {
      resourceType: "Group",
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${buildScimUrl()}/Groups/${row.id}`,
      version: formatVersion(row.v, row.nameVersion),
    },
  };
}
