import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { MEETING_LINK_SOURCES } from "./meeting-link-sources";
import { PLACE_KINDS, type PlaceKind } from "./options";
import type { MISSING_REQUIREMENTS } from "./schema";
import { findZoomService } from "./zoom/service";

type MissingRequirement = (typeof MISSING_REQUIREMENTS)[number] | null;

/** Returns the providers that can create links for this user, and the missing requirements of the others. */
export async function getConferencing(db: Db, organization: OrganizationId, userId: string) {
  await getUserRow(db, organization, userId);
  const accounts = await db.videoAccount.findMany({
    where: { organizationId: organization, userId },
    orderBy: { id: "asc" },
  });
  const calendar = await db.calendar.findFirst({
    where: {
      organizationId: organization,
      userId,
      primary: true,
      subcalendars: { some: { writable: true } },
    },
    select: { source: true, accessBroken: true },
  });
  const findMissing = (kind: PlaceKind): MissingRequirement => {
    if (kind === "jitsi") return env().JITSI_URL ? null : "setting";
    if (kind === "zoom") return findMissingForZoom(accounts[0]);
    const source = MEETING_LINK_SOURCES[kind];
    if (!source) return null;
    if (calendar?.source !== source) return "calendar";
    return calendar.accessBroken ? "access" : null;
  };
  return {
    accounts: accounts.map(({ id, name, accessBroken, createdAt }) => ({
      _id: id,
      provider: "zoom" as const,
      name,
      access_broken: accessBroken,
      connected_at: createdAt,
    })),
    kinds: PLACE_KINDS.map((kind) => ({ kind, missing: findMissing(kind) })),
    sign_ins: findZoomService()
      ? [{ provider: "zoom" as const, url: `${env().WEB_URL}/console/calendars/connect/zoom` }]
      : [],
  };
}

function findMissingForZoom(account: { accessBroken: boolean } | undefined): MissingRequirement {
  if (!findZoomService()) return "setting";
  if (!account) return "account";
  return account.accessBroken ? "access" : null;
}
