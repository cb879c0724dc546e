import { sweepObjects } from "@/lib/domain/tenancy/pictures/sweep-objects";
import type { SWEEP_OBJECTS } from "@/lib/domain/tenancy/pictures/tasks";
import { database } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sweepObjectsTask = ({ organization, picture }: PayloadOf<typeof SWEEP_OBJECTS>) =>
  sweepObjects(database(), asOrganizationId(organization), picture);
