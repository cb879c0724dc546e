import { buildPageReply, type PageParameters } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { OauthGrantsQuery } from "./oauth-query";
import { serializeOauthApp, serializeOauthGrant } from "./serialize";

/** Omits grants without an exchanged code. */
const WAS_USED = { lastUsedAt: { not: null } };

export const WITH_GRANTS = { _count: { select: { grants: { where: WAS_USED } } } };

interface AppsPage extends PageParameters {
  search?: string | undefined;
  updated_since?: Date | undefined;
}

export async function listOauthApps(db: Db, organizationId: OrganizationId, page: AppsPage, url: URL) {
  const rows = await db.oauthApp.findMany({
    where: {
      organizationId,
      ...(page.updated_since && { updatedAt: { gte: page.updated_since } }),
      AND: [...buildWordFilter("name", page.search), ...buildCursorFilter(page)],
    },
    include: WITH_GRANTS,
    ...buildOrder(page),
  });
  return buildPageReply(rows, page, url, serializeOauthApp);
}

export async function getOauthApp(db: Db, organizationId: OrganizationId, id: string) {
  const row = await db.oauthApp.findFirst({ where: { organizationId, id }, include: WITH_GRANTS });
  if (!row) throw buildNotFoundProblem(`The app ${id}`);
  return serializeOauthApp(row);
}

interface GrantListOptions {
  page: OauthGrantsQuery;
  /** Limits the list to this user; null for all. */
  only: string | null;
  url: URL;
  now: Date;
}

export async function listOauthGrants(
  db: Db,
  organizationId: OrganizationId,
  { page, only, url, now }: GrantListOptions,
) {
  const { user, app } = page;
  const rows = await db.oauthGrant.findMany({
    where: {
      organizationId,
      ...WAS_USED,
      expiresAt: { gt: now },
      AND: [
        ...(only ? [{ userId: only }] : []),
        ...(user ? [{ userId: user }] : []),
        ...(app ? [{ appId: app }] : []),
        ...buildWordFilter("clientName", page.search),
        ...buildCursorFilter(page),
      ],
    },
    include: { user: { include: { login: true } }, app: true },
    ...buildOrder(page),
  });
  return buildPageReply(rows, page, url, serializeOauthGrant);
}

const MAX_WORDS = 8;

const buildWordFilter = (column: "name" | "clientName", search = "") =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => ({ [column]: { contains: word, mode: "insensitive" as const } }));

const buildCursorFilter = ({ cursor, sort }: PageParameters) =>
  cursor ? [{ id: sort === "oldest" ? { gt: cursor } : { lt: cursor } }] : [];

const buildOrder = ({ sort, limit }: PageParameters) => ({
  orderBy: { id: sort === "oldest" ? ("asc" as const) : ("desc" as const) },
  take: limit + 1,
});
