import { route, routes } from "@/lib/http/route";
import { readPushKeyContract } from "@/lib/push/contract";
import { vapid } from "@/lib/push/vapid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPushKeyContract, () => ({ public_key: vapid()?.publicKey ?? null })),
);
