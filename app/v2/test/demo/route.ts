import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createReply } from "@/lib/domain/contracts/reply";
import { seedSandboxContract } from "@/lib/domain/lifecycle/test-mode/contract";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";
import { seedSandbox } from "@/lib/domain/lifecycle/test-mode/seed-sandbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(seedSandboxContract, async ({ db, auth, now }) => {
    const demo = await seedSandbox(db, requireSandbox(auth), now);
    return createReply(demo, demo.created ? 201 : 200);
  }),
);
