import { getAttentionContract } from "@/lib/attention/contract";
import { readAttention } from "@/lib/attention/read-attention";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(getAttentionContract, ({ db, auth, query, now }) => readAttention(db, auth.organization, query, now)),
);
