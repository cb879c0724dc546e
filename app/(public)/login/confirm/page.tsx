import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { CONFIRMATION_PAGE } from "@/lib/pages/account/confirmation-form";
import { confirmationView } from "@/lib/pages/account/open-confirmation";
import { withQuery } from "@/lib/pages/frame/with-query";
import { accountVisit } from "../../account-visit";
import type { SearchParams } from "../../to-search";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const session = await findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
  if (!session) redirect(withQuery("/login", { next: CONFIRMATION_PAGE }));
  return <AccountPage view={confirmationView(await accountVisit(searchParams), session)} />;
}
