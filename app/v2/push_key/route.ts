import { publicRoute, routes } from "@/lib/http/route";
import { readPushKeyContract } from "@/lib/push/contract";
import { vapid } from "@/lib/push/vapid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(readPushKeyContract, () => ({ public_key: vapid()?.publicKey ?? null })),
);
