import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Me } from "@/components/console/me";
import { listPermissions } from "@/lib/api/list-permissions";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { findSeen } from "@/lib/domain/auth/seeing-as/find-seen";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { readMember } from "@/lib/domain/auth/sessions/read-member";
import { enterSandbox } from "@/lib/domain/lifecycle/test-mode/enter-sandbox";
import { readUser } from "@/lib/domain/people/users/queries";
import { findPageOrigin } from "@/lib/domain/tenancy/directory/find-page-origin";
import { readDefaults } from "@/lib/domain/tenancy/organizations/queries";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import { database } from "@/lib/platform/db/client";
import type { Role } from "@/lib/platform/http/audience";
import { toConsoleLanguage } from "@/lib/platform/i18n/languages";
import { currentWork } from "@/lib/platform/work/current-work";

/** The person who is signed in; without a session it redirects to the login, which leads back here. */
export async function requireMe(): Promise<Me> {
  const found = await findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
  if (!found) redirect(withQuery("/login", { next: askedPath() }));
  const seen = await findSeen(database(), found);
  const session = seen.onlooker ? seen : await enterSandbox(database(), seen);
  const [user, reader, { weekStart, timezone, lang }, { people }, origin] = await Promise.all([
    readUser(database(), session.organization, session.user),
    seen.onlooker ? readUser(database(), session.organization, seen.onlooker) : null,
    readDefaults(database(), session.organization),
    readMember(database(), session, "team"),
    findPageOrigin(database(), session.organization),
  ]);
  const { organization } = user.account;
  return {
    id: user._id,
    organization: organization.id,
    organizationName: organization.name,
    pageOrigin: origin,
    name: user.full_name,
    email: user.emails[0] ?? null,
    confirmed: session.confirmed,
    admin: organization.admin,
    role: session.role,
    people,
    operations: organization.admin ? null : listOperations(session.role),
    // Words are for whoever reads them.
    lang: toConsoleLanguage((reader ?? user).language),
    language: user.language,
    timezone: user.timezone,
    test: session !== seen,
    seenUntil: seen.onlooker && seen.seeing ? seen.seeing.until.toISOString() : null,
    firstWeekday: WEEKDAYS.indexOf(weekStart),
    // English is where nobody has chosen.
    newcomers: { timezone: timezone ?? user.timezone, lang: lang === "en" ? user.language : lang },
  };
}

const listOperations = (role: Role): string[] =>
  listPermissions({ role, scopes: null }).map(({ operation }) => operation);

/** The path that the browser has asked for, from a header: Next does not give it to layouts. */
function askedPath(): string {
  const path = ownPath(currentWork()?.response?.req.url);
  return path?.startsWith("/console") ? path : "/console";
}
