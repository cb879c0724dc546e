import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { env } from "@/lib/platform/env/env";
import { URN } from "./protocol/attribute-names";
import type { ScimResource } from "./protocol/canonical";
import type { listUserGroups, ProvisionedRow } from "./user-queries";

/** The SCIM base URL, shared by all organisations; the key determines the organisation. */
export const buildScimUrl = (): string => `${env().WEB_URL}/scim/v2`;

export const formatVersion = (v: number, ofName: number | null): string => `W/"${v}.${ofName ?? 0}"`;

const pickLatest = (a: Date, b: Date | null): Date => (b && b > a ? b : a);

/** The name by which the directory identifies the user. */
export const deriveUserName = ({ userName, email, id }: ProvisionedRow): string => userName ?? email ?? id;

export function serializeScimUser(
  row: ProvisionedRow,
  groups: Awaited<ReturnType<typeof listUserGroups>> | null,
): ScimResource {
  const { id, email, firstName, lastName } = row;
  const formatted = formatFullName(row);
  const name = {
    ...(formatted && { formatted }),
    ...(lastName && { familyName: lastName }),
    ...(firstName && { givenName: firstName }),
  };
  const userGroups = groups?.filter(({ userId }) => userId === id);
  return {
    schemas: [URN.user],
    id,
    ...(row.externalId !== null && { externalId: row.externalId }),
    userName: deriveUserName(row),
    ...(formatted && { name, displayName: formatted }),
    preferredLanguage: row.language,
    locale: row.language,
    timezone: row.timezone,
    active: row.suspendedAt === null,
    ...(email && { emails: [{ value: email, type: "work", primary: true }] }),
    ...(userGroups && {
      groups: userGroups.map(({ teamId, displayName }) => ({
        value: teamId,
        $ref: `${buildScimUrl()}/Groups/${teamId}`,
        display: displayName,
        type: "direct",
      })),
    }),
    meta: {
      resourceType: "User",
      created: row.createdAt.toISOString(),
      lastModified: pickLatest(row.updatedAt, row.nameUpdatedAt).toISOString(),
      location: `${buildScimUrl()}/Users/${id}`,
      version: formatVersion(row.v, row.nameVersion),
    },
  };
}
