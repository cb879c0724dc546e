import { buildProviderLoginPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { SignInProviderError } from "@/lib/domain/people/identities/sign-in-provider-error";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import type { Language } from "@/lib/platform/i18n/languages";
import { clearProviderSignInCookie } from "./provider-sign-in-cookie";
import { rejectForm } from "./reject-form";

/** Null below the limit. */
export async function findSignInLimitResponse(request: Request, lang: Language): Promise<Response | null> {
  const { excess } = await countRequest("login", getClientNetwork(request));
  if (!excess) return null;
  return rejectForm(request, { lang, back: "/login", why: "many", wait: String(excess.seconds) });
}

/** Redirects to the page with the reason why the sign-in failed. */
export function rejectProviderSignIn(
  key: string,
  { lang, next }: { lang: Language; next: string | null },
  error: unknown,
): Response {
  if (!(error instanceof SignInProviderError)) throw error;
  const path = `${buildProviderLoginPath(encodeURIComponent(key))}/refused`;
  return redirectAfterForm(addQueryParams(path, { why: error.reason, lang, next }), [
    clearProviderSignInCookie(),
  ]);
}
