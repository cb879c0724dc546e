import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { buildAddressLink } from "@/lib/domain/events/workflows/addresses/address-token";
import { findWorkflowAddresses } from "@/lib/domain/events/workflows/addresses/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { isFixedAddress } from "./list-recipients";
import type { StepMessage } from "./step-channel";

interface MeetingLocale {
  lang: string | undefined;
  timezone: string;
}

/** Finds the readers of fixed addresses that are confirmed; they read in the meeting's language and time zone. */
export async function findAddressReaders(
  tx: Db,
  organization: OrganizationId,
  messages: readonly Pick<StepMessage, "recipient">[],
  { lang = "", timezone }: MeetingLocale,
): Promise<MailReader[]> {
  const emails = messages.map(({ recipient }) => recipient).filter(isFixedAddress);
  const rows = await findWorkflowAddresses(tx, organization, emails);
  if (rows.length === 0) return [];
  const { hour_cycle: hourCycle, name: organizationName } = await getBranding(tx, organization);
  return rows
    .filter(({ confirmedAt }) => confirmedAt !== null)
    .map(({ id, email }) => ({
      role: "address",
      visitor: null,
      email,
      name: null,
      lang: isLanguage(lang) ? lang : "en",
      zone: timezone,
      hourCycle,
      organizationName,
      team: null,
      stopLink: buildAddressLink({ organization, address: id, canConfirm: false }),
    }));
}
