import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Member } from "./contract";

/** Who is asking, and for which organisation. Only authentication makes one. */
export interface Auth {
  organization: OrganizationId;
  actor: { kind: "key" | "user"; id: string };
  /** null: everything (a key without limits, or somebody signed in). */
  scopes: readonly string[] | null;
  /** Who is signed in without being an admin: may do only what the contract grants to members. */
  member: Member | null;
  /** The session that asks; null: a key. */
  session: string | null;
}
