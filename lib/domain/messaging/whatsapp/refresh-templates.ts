import type { Instant } from "@/lib/core/time/instant";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { fetchTemplates } from "./meta/fetch-templates";
import type { Template } from "./meta/parse-template";
import { findWhatsappAccount, listWhatsappTemplates } from "./queries";
import { storeTemplates } from "./store-templates";
import { openWhatsappAccount } from "./whatsapp-account";

/** Fetches the templates of the connected account; throws what Meta said if it does not return them. */
export async function fetchAccountTemplates(db: Db, organization: OrganizationId): Promise<Template[]> {
  const account = await findWhatsappAccount(db, organization);
  const access = account && openWhatsappAccount(account);
  if (!access)
    throw new ApiProblem("conflict", "No account for WhatsApp is connected.", { reason: "whatsapp_off" });
  const list = await fetchTemplates(access);
  if (list.kind === "list") return list.templates;
  const words = list.kind === "rejected" ? list.error.message : list.message;
  throw new ApiProblem("conflict", `Meta has not returned the templates: ${words}`, {
    reason: "whatsapp_failed",
  });
}

export const refreshTemplates = (
  db: Db,
  organization: OrganizationId,
  templates: readonly Template[],
  now: Instant,
) =>
  withTransaction(db, async (tx) => {
    await storeTemplates(tx, organization, templates, now);
    return listWhatsappTemplates(tx, organization);
  });
