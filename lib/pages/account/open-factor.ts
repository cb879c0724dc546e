import { askForPasskey } from "@/lib/domain/auth/second-factors/answer-passkey";
import { describeAuthenticator } from "@/lib/domain/auth/second-factors/authenticator";
import { countFactors } from "@/lib/domain/auth/second-factors/queries";
import { isStillPending } from "@/lib/domain/auth/sign-in/admit";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { CODES_PAGE, FACTOR_PAGE, readCodes, readPending } from "./pending-factor";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildField,
  buildForm,
  messageView,
} from "./view-parts";

/** The page of the second step; null: nobody has shown a first factor lately. */
export async function openFactor(
  db: Db,
  visit: AccountVisit,
  cookie: string | null,
): Promise<AccountView | null> {
  const pending = readPending(cookie, visit.now);
  if (!pending || !(await isStillPending(db, pending))) return null;
  const next = ownPath(visit.search.get("next"));
  const context = buildAccountContext(visit, withQuery(FACTOR_PAGE, { next }));
  const { t } = context;
  const owner = { organization: asOrganizationId(pending.organization), user: pending.user };
  const { passkeys, authenticators } = await countFactors(db, owner.organization, owner.user);
  const hidden = next ? [{ name: "next", value: next }] : [];
  const heading = t(pending.secret ? "accounts.factor.setUpTitle" : "accounts.factor.title");
  const scanned =
    pending.secret && (await describeAuthenticator(db, owner.organization, owner.user, pending.secret));
  const asked = passkeys > 0 && !scanned ? await askForPasskey(db, owner, visit.now) : null;
  return {
    frame: accountFrame(context, heading, true),
    heading,
    text: t(
      scanned
        ? "accounts.factor.setUpText"
        : authenticators > 0
          ? "accounts.factor.text"
          : "accounts.factor.passkeyText",
    ),
    form: buildForm(context, {
      action: `${FACTOR_PAGE}/submit`,
      hidden,
      fields: [
        buildField(context, "code", t(scanned ? "accounts.factor.firstCode" : "accounts.factor.code"), {
          autoComplete: "one-time-code",
          kind: scanned ? "code" : "text",
          maxLength: 40,
        }),
      ],
      submit: t("accounts.factor.submit"),
    }),
    links: [{ href: withQuery("/login", { next }), label: t("accounts.factor.back") }],
    ...(scanned && {
      scan: {
        picture: `data:image/svg+xml;base64,${Buffer.from(scanned.picture).toString("base64")}`,
        alt: t("accounts.factor.pictureAlt"),
        label: t("accounts.factor.secret"),
        secret: scanned.secret.replace(/(.{4})(?=.)/g, "$1 "),
      },
    }),
    ...(asked && {
      passkey: {
        label: t("accounts.factor.usePasskey"),
        action: `${FACTOR_PAGE}/submit`,
        options: JSON.stringify(asked.options),
        token: asked.token,
        hidden: [...hidden, { name: "lang", value: context.lang }],
        failed: t("accounts.factor.passkeyFailed"),
      },
    }),
  };
}

/** The page that shows new recovery codes; null: there are none to show. */
export function openCodes(visit: AccountVisit, cookie: string | null): AccountView | null {
  const codes = readCodes(cookie, visit.now);
  if (!codes) return null;
  const next = ownPath(visit.search.get("next")) ?? "/console";
  const context = buildAccountContext(visit, withQuery(CODES_PAGE, { next }));
  const { t } = context;
  return {
    ...messageView(context, t("accounts.codes.title"), t("accounts.codes.text"), []),
    codes,
    ways: [{ href: next, label: t("accounts.codes.go") }],
  };
}
