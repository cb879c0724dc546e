import { randomBytes } from "node:crypto";
import { buildCookieContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import type { AccountIssue, AccountValues } from "./account-form";

/** The issues of a refused form and the values typed, without passwords and codes. */
export interface FormNotice {
  issues: readonly AccountIssue[];
  values: Omit<AccountValues, "password" | "code">;
}

export const NOTICE_COOKIE = "form_notice";

const NOTICE_SECONDS = 600;
const MAX_VALUE_CHARACTERS = 300;

/**
 * The cookie is sealed and read only by the page with this `id` in its address, so neither the database nor the
 * address holds its content.
 */
export function buildNoticeCookie({
  issues,
  values,
}: {
  issues: readonly AccountIssue[];
  values: AccountValues;
}) {
  const id = randomBytes(6).toString("base64url");
  const { password: _, code: __, ...typed } = values;
  const shown = Object.fromEntries(
    Object.entries(typed).map(([key, text]) => [key, text.slice(0, MAX_VALUE_CHARACTERS)]),
  );
  const sealed = Buffer.from(
    seal(JSON.stringify({ id, issues, values: shown }), buildCookieContext(NOTICE_COOKIE)),
  ).toString("base64url");
  return {
    id,
    cookie: `${NOTICE_COOKIE}=${sealed}; Path=/; Max-Age=${NOTICE_SECONDS}; HttpOnly; SameSite=Lax`,
  };
}

/** Returns the notice with this id, or null for another, an expired or a foreign one. */
export function readNoticeCookie(cookie: string | null, id: string | null): FormNotice | null {
  const text =
    cookie && id ? unseal(Buffer.from(cookie, "base64url"), buildCookieContext(NOTICE_COOKIE)) : null;
  if (!text) return null;
  const notice = JSON.parse(text) as FormNotice & { id: string };
  return notice.id === id ? notice : null;
}
