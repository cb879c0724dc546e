import { followEntries } from "@/lib/domain/calendars/follow-entries";
import type { FOLLOW_ENTRIES } from "@/lib/domain/calendars/tasks";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const followEntriesTask = ({ organization, user }: PayloadOf<typeof FOLLOW_ENTRIES>) =>
  followEntries(database(), asOrganizationId(organization), user);
