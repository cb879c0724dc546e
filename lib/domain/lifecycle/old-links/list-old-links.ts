import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { exportSettings } from "../settings-files/export-settings";
import { findOldLinks } from "./find-old-links";

/** A link to another tool in the organisation's settings. */
export interface OldLink {
  /** The settings file, such as `pages/ana.yaml`, or `locations/<handle of the locator>/<name>`. */
  path: string;
  /** In the file, from 1; null for a location. */
  line: number | null;
  url: string;
}

/** Lists where links to Calendly and Cal.com still stand in the organisation's settings and locations. */
export async function listOldLinks(db: Db, organization: OrganizationId): Promise<OldLink[]> {
  const files = await exportSettings(db, organization);
  const inFiles = files.flatMap(({ path, text }) =>
    findOldLinks(text).map(({ line, url }) => ({ path, line, url })),
  );
  const locations = await db.location.findMany({
    where: { organizationId: organization },
    select: { name: true, link: true, locator: { select: { slug: true } } },
    orderBy: { id: "asc" },
  });
  const inLocations = locations.flatMap(({ name, link, locator }) =>
    findOldLinks(link ?? "").map(({ url }) => ({
      path: `locations/${locator.slug}/${name}`,
      line: null,
      url,
    })),
  );
  return [...inFiles, ...inLocations];
}
