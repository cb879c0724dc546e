import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { FileContext } from "./parse-appointments";
import type { DateOrder } from "./parse-date-time";
import { MeetingFileError } from "./read-table";

interface FileOptions {
  /** The address of the host of meetings that name none. */
  host: string | undefined;
  timezone: string | undefined;
  order: DateOrder | undefined;
}

/** Loads the people whom a file may name. Without a time zone, that of the host, or of everybody, is taken. */
export async function loadFileContext(
  db: Db,
  organization: OrganizationId,
  { host, timezone, order }: FileOptions,
): Promise<FileContext> {
  const users = await db.user.findMany({
    where: { organizationId: organization, resource: false },
    select: { email: true, firstName: true, lastName: true, timezone: true },
  });
  const known = users.flatMap(({ email, ...user }) => (email ? [{ ...user, email }] : []));
  const byAddress = new Map(known.map((user) => [user.email, user]));
  const byName = new Map<string, string | null>();
  for (const user of known) {
    const name = normalizeName(formatFullName(user) ?? "");
    byName.set(name, byName.has(name) ? null : user.email); // null: two people have the name
  }
  const owner = host === undefined ? undefined : byAddress.get(host.toLowerCase());
  if (host !== undefined && !owner) throw new MeetingFileError(`--host: ${host} is not a user here.`);
  const zones = new Set(owner ? [owner.timezone] : known.map((user) => user.timezone));
  const [zone] = zones;
  if (timezone === undefined && (zone == null || zones.size > 1))
    throw new MeetingFileError(
      "Say in which time zone the file has its times: --timezone Europe/Berlin. The people here have several.",
    );
  return {
    findHost: (name) => byAddress.get(name.toLowerCase())?.email ?? byName.get(normalizeName(name)) ?? null,
    host: owner?.email ?? null,
    zone: timezone ?? zone ?? "UTC",
    order: order ?? null,
  };
}

const normalizeName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");
