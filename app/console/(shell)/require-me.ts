import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Me } from "@/components/console/me";
import { listPermissions } from "@/lib/api/list-permissions";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { getSessionMember } from "@/lib/domain/auth/sessions/get-session-member";
import type { Role } from "@/lib/domain/contracts/audience";
import { applyTestMode } from "@/lib/domain/lifecycle/test-mode/apply-test-mode";
import { getUser } from "@/lib/domain/people/users/queries";
import { getOrganizationOrigin } from "@/lib/domain/tenancy/directory/get-organization-origin";
import { getUserDefaults } from "@/lib/domain/tenancy/organizations/queries";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { getDatabase } from "@/lib/platform/db/client";
import { buildReaderLocale } from "@/lib/platform/i18n/build-reader-locale";
import { toConsoleLanguage } from "@/lib/platform/i18n/languages";
import { getWorkContext } from "@/lib/platform/work/work-context";

/** Returns the signed-in user; without a session it redirects to the login, which leads back here. */
export async function requireMe(): Promise<Me> {
  const found = await findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
  if (!found) redirect(addQueryParams("/login", { next: askedPath() }));
  const seen = await resolveEffectiveSession(getDatabase(), found);
  const session = seen.onlooker ? seen : await applyTestMode(getDatabase(), seen);
  const [user, reader, { weekStart, timezone, lang }, { people }, origin] = await Promise.all([
    getUser(getDatabase(), session.organization, session.user),
    seen.onlooker ? getUser(getDatabase(), session.organization, seen.onlooker) : null,
    getUserDefaults(getDatabase(), session.organization),
    getSessionMember(getDatabase(), session, "team"),
    getOrganizationOrigin(getDatabase(), session.organization),
  ]);
  const { organization } = user.account;
  const language = toConsoleLanguage((reader ?? user).language);
  return {
    id: user._id,
    organization: organization.id,
    organizationName: organization.name,
    pageOrigin: origin,
    name: user.full_name,
    picture: user.picture_url,
    email: user.emails[0] ?? null,
    confirmed: session.confirmed,
    admin: organization.admin,
    role: session.role,
    managedUsers: people,
    operations: organization.admin ? null : listOperations(session.role),
    // Texts are in the language of the impersonating admin, if any.
    lang: language,
    locale: buildReaderLocale(language, (await headers()).get("accept-language")),
    language: user.language,
    timezone: user.timezone,
    test: session !== seen,
    impersonatedUntil: seen.onlooker && seen.seeing ? seen.seeing.until.toISOString() : null,
    firstWeekday: WEEKDAYS.indexOf(weekStart),
    // English is also the value of users who have not chosen a language.
    newUserDefaults: { timezone: timezone ?? user.timezone, lang: lang === "en" ? user.language : lang },
  };
}

const listOperations = (role: Role): string[] =>
  listPermissions({ role, scopes: null }).map(({ operation }) => operation);

/** The requested path, from a header, because Next does not pass it to layouts. */
function askedPath(): string {
  const path = parseLocalPath(getWorkContext()?.response?.req.url);
  return path?.startsWith("/console") ? path : "/console";
}
