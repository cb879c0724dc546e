import type { Instant } from "@/lib/core/time/instant";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { serializePersonalToken } from "./serialize";
import type { PersonalTokensQuery } from "./tokens-query";

interface TokenListOptions {
  page: PersonalTokensQuery;
  /** Limits the list to this user; null for all. */
  only: string | null;
  url: URL;
  now: Instant;
}

export async function listPersonalTokens(
  db: Db,
  organizationId: OrganizationId,
  { page, only, url, now }: TokenListOptions,
) {
  const { user, search, sort, cursor, limit } = page;
  const words = search?.split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  const rows = await db.personalToken.findMany({
    where: {
      organizationId,
      AND: [
        ...(only ? [{ userId: only }] : []),
        ...(user ? [{ userId: user }] : []),
        ...words.map((word) => ({ name: { contains: word, mode: "insensitive" as const } })),
        ...(cursor ? [{ id: sort === "oldest" ? { gt: cursor } : { lt: cursor } }] : []),
      ],
    },
    include: { user: { include: { login: true } } },
    orderBy: { id: sort === "oldest" ? "asc" : "desc" },
    take: limit + 1,
  });
  return buildPageReply(rows, page, url, (row) => serializePersonalToken(row, now));
}
