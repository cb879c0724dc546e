import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { PLACE_KINDS, type PlaceKind } from "./place-kinds";
import { ROOM_SOURCES } from "./room-sources";
import type { MISSING } from "./schema";
import { zoomService } from "./zoom/service";

type Missing = (typeof MISSING)[number] | null;

/** What somebody's links can be made with, and what is missing where they cannot. */
export async function readConferencing(db: Db, organization: OrganizationId, userId: string) {
  await findUser(db, organization, userId);
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
  const findMissing = (kind: PlaceKind): Missing => {
    if (kind === "jitsi") return env().JITSI_URL ? null : "setting";
    if (kind === "zoom") return missingOfZoom(accounts[0]);
    const source = ROOM_SOURCES[kind];
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
    sign_ins: zoomService()
      ? [{ provider: "zoom" as const, url: `${env().WEB_URL}/console/calendars/connect/zoom` }]
      : [],
  };
}

function missingOfZoom(account: { accessBroken: boolean } | undefined): Missing {
  if (!zoomService()) return "setting";
  if (!account) return "account";
  return account.accessBroken ? "access" : null;
}
