import { parseGroups } from "@/lib/domain/events/third-parties/parse-groups";
import type { Db } from "@/lib/platform/db/client";
import type { PageSettings } from "./public-page";

/** Whose link led to the page, as the event will say under `third_party`. */
export interface LinkedApp {
  app: string | null;
  groupIds: string[];
  name: string | null;
}

/** The application that made the link (`aid`, `agid`); null if none did or the page heeds none, "unknown" if it is not of this organisation. */
export async function findLinkedApp(
  db: Db,
  { custom, organization }: PageSettings,
  { aid, agid }: { aid?: string; agid?: string },
): Promise<LinkedApp | null | "unknown"> {
  if (!custom.enable_api || !(aid || agid)) return null;
  const groupIds = parseGroups(agid ?? "");
  if (!aid) return { app: null, groupIds, name: null };
  const app = /^[0-9a-f]{24}$/.test(aid)
    ? await db.thirdParty.findFirst({ where: { id: aid, organizationId: organization } })
    : null;
  return app ? { app: app.id, groupIds, name: app.name } : "unknown";
}
