import { parseGroups } from "@/lib/domain/events/third-parties/parse-groups";
import type { Db } from "@/lib/platform/db/client";
import type { BookablePage } from "./public-page";

/** The application that linked to the page; the event stores it as `third_party`. */
export interface LinkedApp {
  app: string | null;
  groupIds: string[];
  name: string | null;
}

/**
 * Finds the application of the link (`aid`, `agid`): null if there is none or the page ignores it, "unknown"
 * if it is not of this organisation.
 */
export async function findLinkedApp(
  db: Db,
  { settings, organization }: BookablePage,
  { aid, agid }: { aid?: string; agid?: string },
): Promise<LinkedApp | null | "unknown"> {
  if (!settings.enable_api || !(aid || agid)) return null;
  const groupIds = parseGroups(agid ?? "");
  if (!aid) return { app: null, groupIds, name: null };
  const app = /^[0-9a-f]{24}$/.test(aid)
    ? await db.thirdParty.findFirst({ where: { id: aid, organizationId: organization } })
    : null;
  return app ? { app: app.id, groupIds, name: app.name } : "unknown";
}
