import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { AccountPage } from "@/components/accounts/account-page";
import { SESSION_COOKIE } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { CONFIRMATION_PAGE } from "@/lib/pages/account/confirmation-form";
import { buildConfirmationView } from "@/lib/pages/account/load-confirmation-page";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { readAccountVisit } from "../../read-account-visit";
import type { SearchParams } from "../../to-query-string";

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const session = await findSession((await cookies()).get(SESSION_COOKIE)?.value ?? null);
  if (!session) redirect(addQueryParams("/login", { next: CONFIRMATION_PAGE }));
  return <AccountPage view={buildConfirmationView(await readAccountVisit(searchParams), session)} />;
}
