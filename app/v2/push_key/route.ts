import { publicRoute, routes } from "@/lib/api/route";
import { readPushKeyContract } from "@/lib/domain/events/push/contract";
import { vapid } from "@/lib/domain/events/push/vapid";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(readPushKeyContract, () => ({ public_key: vapid()?.publicKey ?? null })),
);
