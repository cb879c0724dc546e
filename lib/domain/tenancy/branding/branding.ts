import type { StoredPicture } from "@/lib/domain/tenancy/pictures/stored-picture";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { HourCycle } from "@/lib/platform/i18n/region-format";

/** Branding of an organisation's pages and mails. */
export interface Branding {
  name: string;
  /** #rrggbb */
  accent: string | null;
  logo: StoredPicture | null;
  footer: string;
  privacy_url: string | null;
  imprint_url: string | null;
  /** Shows "Scheduling by Bookpage". */
  credit: boolean;
  hour_cycle: HourCycle | null;
  /** The organisation is a sandbox. */
  test: boolean;
}

/**
 * Builds the branding as a JSON expression for statements that load a page in one go; `id` is a parameter.
 */
export const buildBrandingSql = (id: string): string =>
  `(SELECT json_build_object('name', o.name, 'accent', o.accent, 'logo', o.logo, 'footer', o.footer,
             'privacy_url', o.privacy_url, 'imprint_url', o.imprint_url, 'credit', o.credit, 'hour_cycle', o.hour_cycle,
             'test', o.sandbox_of IS NOT NULL)
      FROM organizations o WHERE o.id = ${id})`;

const READ = definePreparedStatement<{ branding: Branding | null }>(
  `SELECT ${buildBrandingSql("$1")} AS branding`,
);

export async function getBranding(db: Db, organization: OrganizationId): Promise<Branding> {
  const [row] = await executeSql(db, READ, [organization]);
  return requireBranding(row?.branding, organization);
}

export function requireBranding(
  branding: Branding | null | undefined,
  organization: OrganizationId,
): Branding {
  if (!branding) throw new Error(`The organisation ${organization} has pages, but no row`);
  return branding;
}
