import { instant } from "@/lib/core/time/instant";
import { checkDueDomains } from "@/lib/domain/messaging/domains/check-due-domains";
import { database } from "@/lib/platform/db/client";

export const checkDomainsTask = () => checkDueDomains(database(), instant(Date.now()));
