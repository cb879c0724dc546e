import { env } from "@/lib/platform/env/env";
import type { AccountEmailBuilder } from "./store-account-mails";

/** Changes of second factors that are reported by mail. */
export type FactorChange =
  | { what: "authenticatorAdded" | "authenticatorRemoved" | "codesRenewed" }
  | { what: "passkeyAdded" | "passkeyRemoved"; name: string }
  | { what: "codeUsed"; left: number };

type SecurityChange = FactorChange | { what: "password" };

const KINDS: Record<SecurityChange["what"], string> = {
  authenticatorAdded: "authenticator_added",
  authenticatorRemoved: "authenticator_removed",
  passkeyAdded: "passkey_added",
  passkeyRemoved: "passkey_removed",
  codesRenewed: "recovery_codes_renewed",
  codeUsed: "recovery_code_used",
  password: "password_changed",
};

/** Sent to the user alone, who may not have made the change. */
export const buildSecurityEmail =
  (change: SecurityChange): AccountEmailBuilder =>
  (t, organization) => ({
    kind: KINDS[change.what],
    subject: t(`access.${change.what}Subject`),
    text: t(`access.${change.what}Text`, {
      organization,
      name: "name" in change ? change.name : "",
    }),
    ...("left" in change && { fact: { label: t("access.codesLeft"), lines: [String(change.left)] } }),
    button: { label: t("access.button"), href: `${env().WEB_URL}/console/security` },
    note: t("access.note", { organization }),
  });
