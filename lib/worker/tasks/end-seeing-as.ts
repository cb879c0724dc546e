import { endSeeingAsOver } from "@/lib/domain/auth/seeing-as/end-seeing-as";
import type { END_SEEING_AS } from "@/lib/domain/auth/seeing-as/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export async function endSeeingAsTask({ organization, session }: PayloadOf<typeof END_SEEING_AS>) {
  await endSeeingAsOver(database(), asOrganizationId(organization), session, readClock());
}
