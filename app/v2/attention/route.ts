import { route, routes } from "@/lib/api/route";
import { getAttentionContract } from "@/lib/domain/dashboard/attention/contract";
import { readAttention } from "@/lib/domain/dashboard/attention/read-attention";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getAttentionContract, ({ db, auth, query, now }) =>
    readAttention(
      db,
      auth.organization,
      {
        people: query.user ? [query.user] : (auth.member?.people ?? null),
        whole: !query.user && auth.member === null && auth.role !== "viewer",
      },
      now,
    ),
  ),
);
