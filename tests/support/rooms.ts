import type { Tenant } from "./api";
import { createUser } from "./people";

/** A room for so many people. */
export const createRoom = (
  tenant: Tenant,
  name: string,
  capacity: number | null = 4,
  { place, ...belongings }: { place?: string; availability?: object } = {},
) =>
  createUser(tenant, {
    user: { emails: [], first_name: name, resource: true, capacity, place },
    ...belongings,
  });
