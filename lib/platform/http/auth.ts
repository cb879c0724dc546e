import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Member } from "./contract";

/** Who is asking, and for which organisation. Only authentication makes one. */
export interface Auth {
  organization: OrganizationId;
  actor: { kind: "key" | "user"; id: string };
  /** null: no limit (a key without scopes, or a session). */
  scopes: readonly string[] | null;
  /** When the key ends; null: not by itself, or it is a session that asks. */
  expiresAt: Date | null;
  /** Who is signed in without being an admin: may do only what the contract grants to members. */
  member: Member | null;
  /** The id of the session that asks; null for a key. */
  session: string | null;
  /** When whoever is signed in has last shown who it is; null: a key, or never since that is noted. */
  provenAt: Date | null;
}
