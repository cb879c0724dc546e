import { type Instant, MINUTE } from "@/lib/core/time/instant";
import { ApiProblem, buildUnknownFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { getWorkflow } from "../queries";
import { enqueueConfirmationMails } from "./enqueue-confirmation-mails";
import { deriveAddressState, findWorkflowAddresses } from "./queries";

const MAIL_INTERVAL_MS = 10 * MINUTE;

/** Mails the link to a fixed address of this workflow once more, at most every ten minutes. */
export function sendAddressConfirmation(
  db: Db,
  organization: OrganizationId,
  workflowId: string,
  email: string,
  now: Instant,
) {
  return withTransaction(db, async (tx) => {
    const { addresses } = await getWorkflow(tx, organization, workflowId);
    const [found] = addresses.some((one) => one.email === email)
      ? await findWorkflowAddresses(tx, organization, [email])
      : [];
    if (!found) throw buildUnknownFieldProblem("email", "is not an address of this workflow");
    await lockRow(tx, "workflow_addresses", { organizationId: organization, id: found.id });
    const [row = found] = await findWorkflowAddresses(tx, organization, [email]);
    const state = deriveAddressState(row);
    if (state === "confirmed") throw new ApiProblem("conflict", "The address is confirmed.");
    if (state === "stopped")
      throw new ApiProblem("conflict", "The reader of this address has ended these messages.");
    const seconds = Math.ceil((row.mailedAt.getTime() + MAIL_INTERVAL_MS - now) / 1000);
    if (seconds > 0)
      throw new ApiProblem(
        "rate_limited",
        `The last link is not ten minutes old; try again in ${seconds} s.`,
        {
          headers: { "retry-after": String(seconds) },
        },
      );
    await enqueueConfirmationMails(tx, organization, [row], now);
    const data = { mailedAt: new Date(now) };
    await tx.workflowAddress.update({ where: toRowKey(organization, row.id), data });
    return { email, state };
  });
}
