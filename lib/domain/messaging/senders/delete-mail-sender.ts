import { recordChange } from "@/lib/domain/audit/record-entry";
import { lockOrganization } from "@/lib/domain/tenancy/organizations/lock-organization";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listSenderChanges } from "./list-sender-changes";
import { findMailSender } from "./queries";
import { serializeMailSender } from "./serialize";

/** Deletes the organisation's own server; the installation sends its mails again, waiting ones too. */
export function deleteMailSender(db: Db, organization: OrganizationId) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const row = await findMailSender(tx, organization);
    const deleted = serializeMailSender(organization, null);
    if (!row) return deleted;
    await tx.mailSender.deleteMany({ where: { organizationId: organization } });
    await recordChange(tx, organization, {
      action: "delete",
      resource: "mail_sender",
      id: organization,
      changes: listSenderChanges(serializeMailSender(organization, row), deleted, false),
    });
    return deleted;
  });
}
