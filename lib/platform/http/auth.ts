import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ApiVersion } from "./api-versions";
import type { Role } from "./audience";
import type { Member } from "./contract";

/** Who is asking, and for which organisation. Only authentication makes one. */
export interface Auth {
  organization: OrganizationId;
  actor: { kind: "key" | "user"; id: string };
  /** null: no limit (a key without scopes, or a session). */
  scopes: readonly string[] | null;
  /** The version that the key is pinned to; null: a session. */
  version: ApiVersion | null;
  /** When the key ends; null: not by itself, or it is a session that asks. */
  expiresAt: Date | null;
  /** Of whoever is signed in; null: a key. */
  role: Role | null;
  /** Who is signed in and held to what the contract grants; null: what the whole organisation has is theirs to ask for. */
  member: Member | null;
  /** The id of the session that asks; null for a key. */
  session: string | null;
  /** When whoever is signed in has last shown who it is; null: a key, or never since that is noted. */
  provenAt: Date | null;
}
