import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { recordChange } from "./record-entry";

/** Records an added or removed second factor; `name` tells several of a kind apart. */
export const recordFactorChange = (
  db: Db,
  organization: OrganizationId,
  user: string,
  factor: "authenticator" | "passkey" | "second_factors" | "recovery_codes" | "recovery_code",
  action: "create" | "delete",
  name = "set up",
) =>
  recordChange(db, organization, {
    action: "update",
    resource: "user",
    id: user,
    changes: {
      [factor]: action === "create" ? { before: null, after: name } : { before: name, after: null },
    },
  });

/** Records that a provider's account can sign in as this user. */
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

/** Records a change of the organisation's sign-in settings. */
export const recordSignInSettingsChange = (
  db: Db,
  organization: OrganizationId,
  changes: Record<string, { before: unknown; after: unknown }>,
) => recordChange(db, organization, { action: "update", resource: "sign_in", id: organization, changes });
