import { route, routes } from "@/lib/api/route";
import { resetSandboxContract } from "@/lib/domain/lifecycle/test-mode/contract";
import { readTestClock } from "@/lib/domain/lifecycle/test-mode/read-test-clock";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";
import { resetSandbox } from "@/lib/domain/lifecycle/test-mode/reset-sandbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(resetSandboxContract, async ({ db, auth, body }) => {
    const sandbox = requireSandbox(auth);
    await resetSandbox(db, sandbox, body?.now ?? null);
    return readTestClock(db, sandbox);
  }),
);
