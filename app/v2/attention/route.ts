import { route, routes } from "@/lib/api/route";
import { getAttentionContract } from "@/lib/domain/attention/contract";
import { readAttention } from "@/lib/domain/attention/read-attention";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getAttentionContract, ({ db, auth, query, now }) => readAttention(db, auth.organization, query, now)),
);
