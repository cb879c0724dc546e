import { describeAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { countFactors } from "@/lib/domain/auth/second-factors/queries";
import { startPasskeyAuthentication } from "@/lib/domain/auth/second-factors/verify-passkey";
import { isSignInPending } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import {
  CODES_PAGE,
  FACTOR_PAGE,
  readPendingFactorCookie,
  readRecoveryCodesCookie,
} from "./pending-factor-cookies";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  buildAccountContext,
  buildAccountField,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

/** The page of the second step; null without a recent first factor. */
export async function loadSecondFactorPage(
  db: Db,
  visit: AccountVisit,
  cookie: string | null,
): Promise<AccountView | null> {
  const pending = readPendingFactorCookie(cookie, visit.now);
  if (!pending || !(await isSignInPending(db, pending))) return null;
  const next = parseLocalPath(visit.search.get("next"));
  const context = buildAccountContext(visit, addQueryParams(FACTOR_PAGE, { next }));
  const { t } = context;
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const { passkeys, authenticators } = await countFactors(db, owner.organization, owner.user);
  const hidden = next ? [{ name: "next", value: next }] : [];
  const heading = t(pending.secret ? "accounts.factor.setUpTitle" : "accounts.factor.title");
  const scanned =
    pending.secret && (await describeAuthenticator(db, owner.organization, owner.user, pending.secret));
  const authentication =
    passkeys > 0 && !scanned ? await startPasskeyAuthentication(db, owner, visit.now) : null;
  return {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t(
      scanned
        ? "accounts.factor.setUpText"
        : authenticators > 0
          ? "accounts.factor.text"
          : "accounts.factor.passkeyText",
    ),
    form: buildAccountForm(context, {
      action: `${FACTOR_PAGE}/submit`,
      hidden,
      fields: [
        buildAccountField(
          context,
          "code",
          t(scanned ? "accounts.factor.firstCode" : "accounts.factor.code"),
          {
            autoComplete: "one-time-code",
            kind: scanned ? "code" : "text",
            maxLength: 40,
          },
        ),
      ],
      submit: t("accounts.factor.submit"),
    }),
    links: [{ href: addQueryParams("/login", { next }), label: t("accounts.factor.back") }],
    ...(scanned && {
      scan: {
        picture: `data:image/svg+xml;base64,${Buffer.from(scanned.picture).toString("base64")}`,
        alt: t("accounts.factor.pictureAlt"),
        label: t("accounts.factor.secret"),
        secret: scanned.secret.replace(/(.{4})(?=.)/g, "$1 "),
      },
    }),
    ...(authentication && {
      passkey: {
        label: t("accounts.factor.usePasskey"),
        action: `${FACTOR_PAGE}/submit`,
        options: JSON.stringify(authentication.options),
        token: authentication.token,
        hidden: [...hidden, { name: "lang", value: context.lang }],
        failed: t("accounts.factor.passkeyFailed"),
      },
    }),
  };
}

/** The page that shows new recovery codes; null if there are none to show. */
export function loadRecoveryCodesPage(visit: AccountVisit, cookie: string | null): AccountView | null {
  const codes = readRecoveryCodesCookie(cookie, visit.now);
  if (!codes) return null;
  const next = parseLocalPath(visit.search.get("next")) ?? "/console";
  const context = buildAccountContext(visit, addQueryParams(CODES_PAGE, { next }));
  const { t } = context;
  return {
    ...buildMessageView(context, t("accounts.codes.title"), t("accounts.codes.text"), []),
    codes,
    ways: [{ href: next, label: t("accounts.codes.go") }],
  };
}
