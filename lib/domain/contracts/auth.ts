import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ApiVersion } from "./api-versions";
import type { Role } from "./audience";
import type { Member } from "./contract";

/** The credential with which a program acts as a user. */
export interface ActingCredential {
  id: string;
  name: string;
  kind: "personal" | "app";
  /** The name in the audit log. */
  shown: string;
}

/** The caller and its organisation. Only authentication creates one. */
export interface Auth {
  organization: OrganizationId;
  /** `test`: the organisation is a sandbox. */
  mode: "live" | "test";
  actor: { kind: "key" | "user"; id: string };
  /** null: no limit (a key without scopes, or a session). Of a token: never null. */
  scopes: readonly string[] | null;
  /** The version that the key is pinned to; null: a session, or a token. */
  version: ApiVersion | null;
  /** The time at which the key or token expires; null: never, or the caller has a session. */
  expiresAt: Date | null;
  /** The role of the signed-in user, or of the user of a token; null: a key. */
  role: Role | null;
  /** The signed-in user, limited to what the contract grants; null: the caller may access the whole organisation. */
  member: Member | null;
  /** The id of the caller's session; null for a key or a token. */
  session: string | null;
  /** The admin who impersonates this user, read only; null: no impersonation. */
  impersonator: string | null;
  /** The time at which the signed-in user last authenticated; null: a key, or not since this is recorded. */
  authenticatedAt: Date | null;
  /** The credential with which a program acts as the user; null: the user, or a key. */
  token: ActingCredential | null;
}
