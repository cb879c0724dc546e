import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { resolveTypeSettings } from "@/lib/domain/booking-pages/bookpages/durations";
import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ImportedMeeting } from "./imported-meeting";

export interface ImportPage {
  id: string;
  typeId: string | null;
  teamId: string | null;
  settings: PageSettings;
}

/** The users and pages to which imported meetings are assigned. */
export interface ImportDirectory {
  findUser: (address: string) => User | undefined;
  /** Finds the page on which the meeting would have been booked here. */
  findPage: (meeting: ImportedMeeting, hosts: readonly User[]) => ImportPage | null;
}

export async function loadImportDirectory(db: Db, organization: OrganizationId): Promise<ImportDirectory> {
  const users = await db.user.findMany({ where: { organizationId: organization, resource: false } });
  const pages = await db.bookpage.findMany({
    where: { organizationId: organization },
    include: { appointmentTypes: true },
    orderBy: [{ secondary: "asc" }, { id: "asc" }],
  });
  const byEmail = new Map(users.flatMap((user) => (user.email ? [[user.email, user] as const] : [])));
  return {
    findUser: (address) => byEmail.get(address),
    findPage: ({ page: booked }, hosts) => {
      if (!booked) return null;
      const ofHosts = pages.filter(
        ({ userId, teamId, slug }) =>
          isSameSlug(slug, booked.slug) || (hosts.length === 1 ? userId === hosts[0]?.id : teamId !== null),
      );
      const withType = ofHosts.flatMap((page) => {
        const type = page.appointmentTypes.find(({ slug }) => slug === booked.type);
        return type ? [{ page, type }] : [];
      });
      const found = withType.find(({ page }) => isSameSlug(page.slug, booked.slug)) ?? withType[0];
      if (!found) return null;
      const { page, type } = found;
      const settings = resolveTypeSettings(page.settings as PageSettings, type.settings as PageSettings);
      return { id: page.id, typeId: type.id, teamId: page.teamId, settings };
    },
  };
}

const isSameSlug = (slug: string, other: string | null) => slug.toLowerCase() === other?.toLowerCase();
