import { route, routes } from "@/lib/api/route";
import {
  endTestClockContract,
  readTestClockContract,
  updateTestClockContract,
} from "@/lib/domain/lifecycle/test-mode/contract";
import { answerMoved, endClock, sendClock } from "@/lib/domain/lifecycle/test-mode/move-clock";
import { describeRealClock, readTestClock } from "@/lib/domain/lifecycle/test-mode/read-test-clock";
import { requireSandbox } from "@/lib/domain/lifecycle/test-mode/require-sandbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTestClockContract, ({ db, auth }) =>
    auth.mode === "test" ? readTestClock(db, auth.organization) : describeRealClock(),
  ),
  route(updateTestClockContract, async ({ db, auth, body, idempotencyKey }) => {
    const sandbox = requireSandbox(auth);
    await sendClock(db, sandbox, body);
    return answerMoved(sandbox, { db, isCommitted: !idempotencyKey });
  }),
  route(endTestClockContract, async ({ db, auth, idempotencyKey }) => {
    const sandbox = requireSandbox(auth);
    await endClock(db, sandbox, new Date());
    return answerMoved(sandbox, { db, isCommitted: !idempotencyKey });
  }),
);
