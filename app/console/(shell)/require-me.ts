import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { Me } from "@/components/console/me";
import { database } from "@/lib/db/client";
import { SESSION_COOKIE } from "@/lib/sessions/cookie";
import { findSession } from "@/lib/sessions/find-session";
import { readUser } from "@/lib/users/queries";

/** Who is signed in; nobody: leads to the login, and from there back. */
export async function requireMe(): Promise<Me> {
  const session = await findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
  if (!session) redirect("/login?next=/console");
  const user = await readUser(database(), session.organization, session.user);
  const { organization } = user.account;
  return {
    id: user._id,
    organization: organization.id,
    organizationName: organization.name,
    name: user.full_name,
    email: user.emails[0] ?? null,
    admin: organization.admin,
    lang: user.language,
    timezone: user.timezone,
  };
}
