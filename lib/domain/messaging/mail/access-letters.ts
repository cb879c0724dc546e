import { env } from "@/lib/platform/env/env";
import type { WriteLetter } from "./account-mail";

/** A second factor came, went or was used up. */
export type FactorNews =
  | { what: "authenticatorAdded" | "authenticatorRemoved" | "codesRenewed" }
  | { what: "passkeyAdded" | "passkeyRemoved"; name: string }
  | { what: "codeUsed"; left: number };

type AccessNews = FactorNews | { what: "password" };

const KINDS: Record<AccessNews["what"], string> = {
  authenticatorAdded: "authenticator_added",
  authenticatorRemoved: "authenticator_removed",
  passkeyAdded: "passkey_added",
  passkeyRemoved: "passkey_removed",
  codesRenewed: "recovery_codes_renewed",
  codeUsed: "recovery_code_used",
  password: "password_changed",
};

/** Told to the person alone, who may not have been the one who did it. */
export const accessLetter =
  (news: AccessNews): WriteLetter =>
  (t, organization) => ({
    kind: KINDS[news.what],
    subject: t(`access.${news.what}Subject`),
    text: t(`access.${news.what}Text`, {
      organization,
      name: "name" in news ? news.name : "",
    }),
    ...("left" in news && { fact: { label: t("access.codesLeft"), lines: [String(news.left)] } }),
    button: { label: t("access.button"), href: `${env().WEB_URL}/console/security` },
    note: t("access.note", { organization }),
  });
