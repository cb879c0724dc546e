import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { resetSandboxContract } from "@/lib/domain/lifecycle/test-mode/contract";
import { getTestClock } from "@/lib/domain/lifecycle/test-mode/get-test-clock";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";
import { resetSandbox } from "@/lib/domain/lifecycle/test-mode/reset-sandbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(resetSandboxContract, async ({ db, auth, body }) => {
    const sandbox = requireSandbox(auth);
    await resetSandbox(db, sandbox, body?.now ?? null);
    return getTestClock(db, sandbox);
  }),
);
