import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { buildReason } from "../import-notes/reason";
import type { FilePerson } from "./load-file-people";
import { MeetingFileError } from "./meeting-file-error";
import type { FileContext } from "./parse-appointments";
import type { DateOrder } from "./parse-date-time";

export interface FileOptions {
  /** The address of the host of meetings that name none. */
  host?: string | undefined;
  /** Of times without a zone. */
  timezone?: string | undefined;
  /** Of dates such as 3/4/2026. */
  order?: DateOrder | undefined;
}

/** Resolves the names of hosts. Without a time zone, that of the host, or of everybody, is taken. */
export function buildFileContext(
  people: readonly FilePerson[],
  { host, timezone, order }: FileOptions,
): FileContext {
  const byAddress = new Map(people.map((user) => [user.email, user]));
  const byName = new Map<string, string | null>();
  for (const user of people) {
    const name = normalizeName(formatFullName(user) ?? "");
    byName.set(name, byName.has(name) ? null : user.email); // null: two people have the name
  }
  const owner = host === undefined ? undefined : byAddress.get(host.toLowerCase());
  if (host !== undefined && !owner) throw new MeetingFileError("host", buildReason("host_unknown", { host }));
  const zones = new Set(owner ? [owner.timezone] : people.map((user) => user.timezone));
  const [zone] = zones;
  if (timezone === undefined && (zone == null || zones.size > 1))
    throw new MeetingFileError("timezone", buildReason("timezone_needed"));
  return {
    findHost: (name) => byAddress.get(name.toLowerCase())?.email ?? byName.get(normalizeName(name)) ?? null,
    host: owner?.email ?? null,
    zone: timezone ?? zone ?? "UTC",
    order: order ?? null,
  };
}

const normalizeName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");
