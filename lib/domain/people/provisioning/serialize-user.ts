import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { env } from "@/lib/platform/env/env";
import { URN } from "./protocol/attribute-names";
import type { Resource } from "./protocol/canonical";
import type { listGroupsOf, ProvisionedRow } from "./user-queries";

/** Where directories find the people and groups of an organisation; its key says of which. */
export const scimAddress = (): string => `${env().WEB_URL}/scim/v2`;

export const formatVersion = (v: number, ofName: number | null): string => `W/"${v}.${ofName ?? 0}"`;

const latest = (a: Date, b: Date | null): Date => (b && b > a ? b : a);

/** The name by which the directory finds somebody again. */
export const userNameOf = ({ userName, email, id }: ProvisionedRow): string => userName ?? email ?? id;

export function serializeProvisioned(
  row: ProvisionedRow,
  groups: Awaited<ReturnType<typeof listGroupsOf>> | null,
): Resource {
  const { id, email, firstName, lastName } = row;
  const formatted = formatFullName(row);
  const name = {
    ...(formatted && { formatted }),
    ...(lastName && { familyName: lastName }),
    ...(firstName && { givenName: firstName }),
  };
  const own = groups?.filter(({ userId }) => userId === id);
  return {
    schemas: [URN.user],
    id,
    ...(row.externalId !== null && { externalId: row.externalId }),
    userName: userNameOf(row),
    ...(formatted && { name, displayName: formatted }),
    preferredLanguage: row.language,
    locale: row.language,
    timezone: row.timezone,
    active: row.suspendedAt === null,
    ...(email && { emails: [{ value: email, type: "work", primary: true }] }),
    ...(own && {
      groups: own.map(({ teamId, displayName }) => ({
        value: teamId,
        $ref: `${scimAddress()}/Groups/${teamId}`,
        display: displayName,
        type: "direct",
      })),
    }),
    meta: {
      resourceType: "User",
      created: row.createdAt.toISOString(),
      lastModified: latest(row.updatedAt, row.nameUpdatedAt).toISOString(),
      location: `${scimAddress()}/Users/${id}`,
      version: formatVersion(row.v, row.nameVersion),
    },
  };
}
