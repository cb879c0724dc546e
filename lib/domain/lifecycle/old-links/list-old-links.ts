import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { formatFile } from "../settings-files/format-file";
import { loadSettings } from "../settings-files/load-settings";
import type { SettingsContent } from "../settings-files/settings-document";
import { findOldLinks } from "./find-old-links";
import type { OldLink } from "./schema";

/** Lists where links to Calendly and Cal.com still stand in the organisation's settings and locations. */
export async function listOldLinks(db: Db, organization: OrganizationId): Promise<OldLink[]> {
  const { documents } = await loadSettings(db, organization);
  const inFiles = documents.flatMap(({ kind, id, key, path, content }) =>
    findOldLinks(formatFile(kind, content)).map(({ line, url }) => ({
      ...{ path, line, url, kind },
      resource: kind === "brand" ? null : id,
      name: key,
      type: findType(content, url),
    })),
  );
  const locations = await db.location.findMany({
    where: { organizationId: organization },
    select: { name: true, link: true, locatorId: true, locator: { select: { slug: true } } },
    orderBy: { id: "asc" },
  });
  const inLocations = locations.flatMap(({ name, link, locatorId, locator }) =>
    findOldLinks(link ?? "").map(({ url }) => ({
      path: `locations/${locator.slug}/${name}`,
      ...{ line: null, url, kind: "locations" as const, resource: locatorId, name, type: null },
    })),
  );
  return [...inFiles.sort((a, b) => (a.path < b.path ? -1 : 1)), ...inLocations];
}

/** Returns the slug of the only appointment type with the link; null if the page has it, or several types. */
function findType({ types, ...page }: SettingsContent, url: string): string | null {
  const hasLink = (content: unknown) => JSON.stringify(content).includes(url);
  const found = Array.isArray(types) && !hasLink(page) ? (types as { handle: string }[]).filter(hasLink) : [];
  return found.length === 1 ? (found[0]?.handle ?? null) : null;
}
