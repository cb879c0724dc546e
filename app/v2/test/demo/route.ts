import { route, routes } from "@/lib/api/route";
import { fillSandboxContract } from "@/lib/domain/lifecycle/test-mode/contract";
import { fillSandbox } from "@/lib/domain/lifecycle/test-mode/fill-sandbox";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";
import { reply } from "@/lib/platform/http/reply";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(fillSandboxContract, async ({ db, auth, now }) => {
    const demo = await fillSandbox(db, requireSandbox(auth), now);
    return reply(demo, demo.created ? 201 : 200);
  }),
);
