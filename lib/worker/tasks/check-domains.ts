import { asInstant } from "@/lib/core/time/instant";
import { checkDueDomains } from "@/lib/domain/messaging/domains/check-due-domains";
import { getDatabase } from "@/lib/platform/db/client";

export const checkDomainsTask = () => checkDueDomains(getDatabase(), asInstant(Date.now()));
