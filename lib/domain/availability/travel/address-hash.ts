import { createHash } from "node:crypto";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/** Returns the key of an address in `address_positions`. Only hashes are stored, as an address may be a booker's home. */
export const hashAddress = (organization: OrganizationId, key: string): string =>
  createHash("sha256").update(`${organization}\n${key}`).digest("hex");
