import { parseAddressToken } from "@/lib/domain/events/workflows/addresses/address-token";
import { deriveAddressState } from "@/lib/domain/events/workflows/addresses/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { setTenantContext } from "@/lib/domain/tenancy/directory/set-tenant-context";
import type { AccountView } from "@/lib/pages/account/view";
import {
  type AccountVisit,
  buildAccountContext,
  buildAccountForm,
  buildMessageView,
} from "@/lib/pages/account/view-parts";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Loads the page where the reader of a workflow's fixed address confirms it or ends its mails; null for an unknown
 * token. Opening it changes nothing, because programs that scan mails follow links.
 */
export async function loadAddressPage(
  db: Db,
  token: string,
  visit: AccountVisit,
): Promise<AccountView | null> {
  const key = parseAddressToken(token);
  if (!key || (await setTenantContext(db, key.organization, visit.now)) === null) return null;
  const row = await db.workflowAddress.findUnique({ where: toRowKey(key.organization, key.address) });
  if (!row) return null;
  const branding = await getBranding(db, key.organization);
  const page = `/mail/${encodeURIComponent(token)}`;
  const context = buildAccountContext(visit, page);
  const { t } = context;
  const values = { email: row.email, organization: branding.name };
  const buildForm = (choice: "confirm" | "stop", submit: string) =>
    buildAccountForm(context, {
      action: `${page}/submit`,
      fields: [],
      hidden: [{ name: "choice", value: choice }],
      submit,
      isQuiet: choice === "stop",
    });
  const buildConfirmForm = (submit: string) => (key.canConfirm ? buildForm("confirm", submit) : null);
  const parts = {
    unconfirmed: [
      t("accounts.confirm.title"),
      t("accounts.mail.ask", values),
      buildConfirmForm(t("accounts.confirm.submit")),
    ],
    confirmed: [
      t("accounts.confirm.doneTitle"),
      t("accounts.mail.active", values),
      buildForm("stop", t("accounts.mail.stop")),
    ],
    stopped: [
      t("accounts.mail.stoppedTitle"),
      t("accounts.mail.stopped", values),
      buildConfirmForm(t("accounts.mail.restart")),
    ],
  } as const;
  const [heading, text, form] = parts[deriveAddressState(row)];
  return applyViewBranding(buildMessageView(context, heading, text, [], form), branding);
}
