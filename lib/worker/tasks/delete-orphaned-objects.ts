import { deleteOrphanedObjects } from "@/lib/domain/tenancy/pictures/delete-orphaned-objects";
import type { DELETE_ORPHANED_OBJECTS } from "@/lib/domain/tenancy/pictures/tasks";
import { getDatabase } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const deleteOrphanedObjectsTask = ({
  organization,
  picture,
}: PayloadOf<typeof DELETE_ORPHANED_OBJECTS>) =>
  deleteOrphanedObjects(getDatabase(), asOrganizationId(organization), picture);
