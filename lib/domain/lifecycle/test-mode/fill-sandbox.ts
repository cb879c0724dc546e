import type { Instant } from "@/lib/core/time/instant";
import { sandboxNames } from "@/lib/domain/lifecycle/demo/demo-names";
import { furnishOrganization } from "@/lib/domain/lifecycle/demo/furnish-organization";
import { givePhotos } from "@/lib/domain/lifecycle/demo/give-photos";
import { readDemo } from "@/lib/domain/lifecycle/demo/read-demo";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { inSavepoint } from "@/lib/platform/db/in-savepoint";
import { lockTexts } from "@/lib/platform/db/lock-texts";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { ApiProblem } from "@/lib/platform/http/problem";

/**
 * Puts the demo into a sandbox, or nothing where it is already: of two calls at once the second finds what the first has
 * made. The first sandbox of a service has the plain names, the others end theirs with what is always the same there.
 */
export async function fillSandbox(db: Db, sandbox: OrganizationId, now: Instant) {
  const demo = await furnishOnce(db, sandbox, now);
  if (demo.created) await givePhotos(db, sandbox, demo.users);
  return demo;
}

const furnishOnce = (db: Db, sandbox: OrganizationId, now: Instant) =>
  inTransaction(db, async (tx) => {
    await lockTexts(tx, sandbox, "demo", [sandbox]);
    const found = await readDemo(tx, sandbox);
    if (found) return { created: false, ...found };
    const furnish = (ending: string) =>
      inSavepoint(tx, (inner) => furnishOrganization(inner, sandbox, sandboxNames(ending), now));
    await furnish("").catch((error) => {
      if (!isTaken(error)) throw error;
      return furnish(`-${sandbox.slice(-6)}`).catch(explainTaken);
    });
    const made = await readDemo(tx, sandbox);
    if (!made) throw new Error("The demo was made and is not there");
    return { created: true, ...made };
  });

/** Whoever calls has named nothing, so there is no field to point to. */
function explainTaken(error: unknown): never {
  if (!isTaken(error)) throw error;
  throw new ApiProblem(
    "conflict",
    `The demo has no place beside what is there: ${error.message}. POST /v2/test/reset empties the sandbox.`,
    { reason: "demo_no_place" },
  );
}

const isTaken = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.errors[0]?.code === "taken";
