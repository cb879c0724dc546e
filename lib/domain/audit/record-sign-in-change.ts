import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { recordChange } from "./record-entry";

/** A second factor of this user came or went; `name`: of several, which. */
export const recordFactorChange = (
  db: Db,
  organization: OrganizationId,
  user: string,
  factor: "authenticator" | "passkey" | "second_factors" | "recovery_codes" | "recovery_code",
  done: "create" | "delete",
  name = "set up",
) =>
  recordChange(db, organization, {
    action: "update",
    resource: "user",
    id: user,
    changes: { [factor]: done === "create" ? { before: null, after: name } : { before: name, after: null } },
  });

/** An account of a provider opens this user from now on. */
export const recordIdentityLink = (
  db: Db,
  organization: OrganizationId,
  user: string,
  { issuer, subject }: { issuer: string; subject: string },
) =>
  recordChange(db, organization, {
    action: "update",
    resource: "user",
    id: user,
    changes: { identity: { before: null, after: `${issuer} ${subject}` } },
  });

/** How the organisation signs in has changed. */
export const recordSignInSettingsChange = (
  db: Db,
  organization: OrganizationId,
  changes: Record<string, { before: unknown; after: unknown }>,
) => recordChange(db, organization, { action: "update", resource: "sign_in", id: organization, changes });
