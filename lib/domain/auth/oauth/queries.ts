import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type Page, pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import type { OauthGrantsQuery } from "./oauth-query";
import { serializeOauthApp, serializeOauthGrant } from "./serialize";

/** Whose access counts: what was allowed and never fetched is none. */
const FETCHED = { lastUsedAt: { not: null } };

export const WITH_GRANTS = { _count: { select: { grants: { where: FETCHED } } } };

interface AppsPage extends Page {
  search?: string | undefined;
  updated_since?: Date | undefined;
}

export async function listOauthApps(db: Db, organizationId: OrganizationId, page: AppsPage, url: URL) {
  const rows = await db.oauthApp.findMany({
    where: {
      organizationId,
      ...(page.updated_since && { updatedAt: { gte: page.updated_since } }),
      AND: [...wordsIn("name", page.search), ...beyond(page)],
    },
    include: WITH_GRANTS,
    ...orderOf(page),
  });
  return pageReply(rows, page, url, serializeOauthApp);
}

export async function readOauthApp(db: Db, organizationId: OrganizationId, id: string) {
  const row = await db.oauthApp.findFirst({ where: { organizationId, id }, include: WITH_GRANTS });
  if (!row) throw notFound(`The app ${id}`);
  return serializeOauthApp(row);
}

interface AskedGrants {
  page: OauthGrantsQuery;
  /** Whose alone; null: everybody's. */
  only: string | null;
  url: URL;
  now: Date;
}

export async function listOauthGrants(
  db: Db,
  organizationId: OrganizationId,
  { page, only, url, now }: AskedGrants,
) {
  const { user, app } = page;
  const rows = await db.oauthGrant.findMany({
    where: {
      organizationId,
      ...FETCHED,
      expiresAt: { gt: now },
      AND: [
        ...(only ? [{ userId: only }] : []),
        ...(user ? [{ userId: user }] : []),
        ...(app ? [{ appId: app }] : []),
        ...wordsIn("clientName", page.search),
        ...beyond(page),
      ],
    },
    include: { user: { include: { login: true } }, app: true },
    ...orderOf(page),
  });
  return pageReply(rows, page, url, serializeOauthGrant);
}

const MAX_WORDS = 8;

const wordsIn = (column: "name" | "clientName", search = "") =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => ({ [column]: { contains: word, mode: "insensitive" as const } }));

const beyond = ({ cursor, sort }: Page) =>
  cursor ? [{ id: sort === "oldest" ? { gt: cursor } : { lt: cursor } }] : [];

const orderOf = ({ sort, limit }: Page) => ({
  orderBy: { id: sort === "oldest" ? ("asc" as const) : ("desc" as const) },
  take: limit + 1,
});
