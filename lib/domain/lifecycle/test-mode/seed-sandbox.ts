import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { makeSandboxNames } from "@/lib/domain/lifecycle/demo/demo-names";
import { findDemo } from "@/lib/domain/lifecycle/demo/find-demo";
import { seedOrganization } from "@/lib/domain/lifecycle/demo/seed-organization";
import { uploadDemoPhotos } from "@/lib/domain/lifecycle/demo/upload-demo-photos";
import { lockTexts } from "@/lib/domain/tenancy/lock-texts";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";

/**
 * Seeds the demo in a sandbox, once; a concurrent second call finds the first one's result. The first sandbox of an
 * installation uses plain names, others append a fixed suffix.
 */
export async function seedSandbox(db: Db, sandbox: OrganizationId, now: Instant) {
  const demo = await seedOnce(db, sandbox, now);
  if (demo.created) await uploadDemoPhotos(db, sandbox, demo.users);
  return demo;
}

const seedOnce = (db: Db, sandbox: OrganizationId, now: Instant) =>
  withTransaction(db, async (tx) => {
    await lockTexts(tx, sandbox, "demo", [sandbox]);
    const found = await findDemo(tx, sandbox);
    if (found) return { created: false, ...found };
    const seed = (suffix: string) =>
      withSavepoint(tx, (inner) => seedOrganization(inner, sandbox, makeSandboxNames(suffix), now));
    await seed("").catch((error) => {
      if (!isTaken(error)) throw error;
      return seed(`-${sandbox.slice(-6)}`).catch(toTakenProblem);
    });
    const created = await findDemo(tx, sandbox);
    if (!created) throw new Error("The demo was created but not found");
    return { created: true, ...created };
  });

/** The request names nothing, so the problem has no pointer. */
function toTakenProblem(error: unknown): never {
  if (!isTaken(error)) throw error;
  throw new ApiProblem(
    "conflict",
    `The demo has no place beside what is there: ${error.message}. POST /v2/test/reset empties the sandbox.`,
    { reason: "demo_no_place" },
  );
}

const isTaken = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.errors[0]?.code === "taken";
