import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { ApiVersion } from "./api-versions";
import type { Role } from "./audience";
import type { Member } from "./contract";

/** What lets a program act as a person. */
export interface ActingCredential {
  id: string;
  name: string;
  kind: "personal" | "app";
  /** As the audit log calls it. */
  shown: string;
}

/** Who is asking, and for which organisation. Only authentication makes one. */
export interface Auth {
  organization: OrganizationId;
  /** `test`: the organisation is a sandbox. */
  mode: "live" | "test";
  actor: { kind: "key" | "user"; id: string };
  /** null: no limit (a key without scopes, or a session). Of a token: never null. */
  scopes: readonly string[] | null;
  /** The version that the key is pinned to; null: a session, or a token. */
  version: ApiVersion | null;
  /** When the key or token ends; null: not by itself, or it is a session that asks. */
  expiresAt: Date | null;
  /** Of whoever is signed in, or of whom a token acts for; null: a key. */
  role: Role | null;
  /** Who is signed in and held to what the contract grants; null: what the whole organisation has is theirs to ask for. */
  member: Member | null;
  /** The id of the session that asks; null for a key or a token. */
  session: string | null;
  /** The admin who sees as this person does, and changes nothing; null: whoever asks is who they are. */
  impersonator: string | null;
  /** When whoever is signed in has last shown who it is; null: a key, or never since that is noted. */
  authenticatedAt: Date | null;
  /** With what a program acts as the user; null: it is the user, or a key. */
  token: ActingCredential | null;
}
