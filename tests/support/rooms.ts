import type { Tenant } from "./api";
import { createTestUser } from "./users";

/** Creates a room with this capacity. */
export const createTestRoom = (
  tenant: Tenant,
  name: string,
  capacity: number | null = 4,
  { place, ...related }: { place?: string; availability?: object } = {},
) =>
  createTestUser(tenant, {
    user: { emails: [], first_name: name, resource: true, capacity, place },
    ...related,
  });
