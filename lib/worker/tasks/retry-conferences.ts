import type { RETRY_CONFERENCES } from "@/lib/domain/conferencing/conferences/tasks";
import { retryConferences } from "@/lib/domain/events/event-conferences/retry-conferences";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const retryConferencesTask = ({
  organization,
  user,
  providers,
}: PayloadOf<typeof RETRY_CONFERENCES>) =>
  retryConferences(getDatabase(), asOrganizationId(organization), { user, providers }, readClock());
