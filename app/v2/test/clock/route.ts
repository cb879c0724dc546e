import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getTestClockContract,
  resetTestClockContract,
  updateTestClockContract,
} from "@/lib/domain/lifecycle/test-mode/contract";
import { describeRealClock, getTestClock } from "@/lib/domain/lifecycle/test-mode/get-test-clock";
import {
  moveTestClock,
  resetTestClock,
  waitForTestClock,
} from "@/lib/domain/lifecycle/test-mode/move-test-clock";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTestClockContract, ({ db, auth }) =>
    auth.mode === "test" ? getTestClock(db, auth.organization) : describeRealClock(),
  ),
  buildEndpoint(updateTestClockContract, async ({ db, auth, body, idempotencyKey }) => {
    const sandbox = requireSandbox(auth);
    await moveTestClock(db, sandbox, body);
    return waitForTestClock(sandbox, { db, isCommitted: !idempotencyKey });
  }),
  buildEndpoint(resetTestClockContract, async ({ db, auth, idempotencyKey }) => {
    const sandbox = requireSandbox(auth);
    await resetTestClock(db, sandbox, new Date());
    return waitForTestClock(sandbox, { db, isCommitted: !idempotencyKey });
  }),
);
