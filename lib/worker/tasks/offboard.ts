import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import type { OFFBOARD } from "@/lib/domain/lifecycle/offboarding/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const offboardTask = ({ organization, offboarding }: PayloadOf<typeof OFFBOARD>) =>
  runOffboarding(database(), asOrganizationId(organization), offboarding, readClock());
