import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import type { RUN_OFFBOARDING } from "@/lib/domain/lifecycle/offboarding/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const runOffboardingTask = ({ organization, offboarding }: PayloadOf<typeof RUN_OFFBOARDING>) =>
  runOffboarding(getDatabase(), asOrganizationId(organization), offboarding, readClock());
