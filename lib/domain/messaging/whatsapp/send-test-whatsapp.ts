import { ApiProblem, buildFieldProblem } from "@/lib/domain/contracts/problem";
import { assertAccepted, countTestMessage, parseTestNumber } from "@/lib/domain/messaging/sms/test-messages";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toParameter } from "./message-content";
import { sendToMeta } from "./meta/send-to-meta";
import { isSendable } from "./options";
import { findWhatsappAccount, findWhatsappTemplates } from "./queries";
import type { WhatsappTestBody } from "./schema";
import { openWhatsappAccount } from "./whatsapp-account";

/** Sends a template at once, with its variables' names as values. It is not stored, so that no number stays behind. */
export async function sendTestWhatsapp(
  db: Db,
  organization: OrganizationId,
  { to: typed, template: name, language }: WhatsappTestBody,
) {
  const account = await findWhatsappAccount(db, organization);
  const access = account && openWhatsappAccount(account);
  if (!access)
    throw new ApiProblem("conflict", "No number at WhatsApp is connected.", { reason: "whatsapp_off" });
  const to = parseTestNumber(typed);
  const translations = await findWhatsappTemplates(db, organization, [name]);
  const found = translations.find(
    (one) => isSendable(one) && (language === undefined || one.language === language),
  );
  if (!found)
    throw buildFieldProblem("/template", "unknown", "is no approved template that workflows can send");
  await countTestMessage.whatsapp(organization);
  const result = await sendToMeta(access, {
    to,
    template: {
      name,
      language: found.language,
      parameters: found.variables.map((variable) => toParameter(`[${variable}]`)),
      names: found.isNamed ? found.variables : null,
      buttons: [],
    },
    text: "",
    reference: null,
  });
  assertAccepted(result);
  return { to, language: found.language };
}
