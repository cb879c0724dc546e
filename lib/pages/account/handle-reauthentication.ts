import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { buildProviderLoginPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSignInSettings, hasSignInProvider } from "@/lib/domain/auth/sign-in/queries";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { getDatabase } from "@/lib/platform/db/client";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

/** GET /login/anew: redirects to the provider, which authenticates again, or else to the page that sets a password. */
export async function handleReauthentication(request: Request): Promise<Response> {
  const next = parseLocalPath(new URL(request.url).searchParams.get("next"));
  const session = await findSession(readSessionToken(request));
  if (!session) return redirectAfterForm(addQueryParams("/login", { next }));
  const settings = await findSignInSettings(getDatabase(), session.organization);
  if (!hasSignInProvider(settings)) return redirectAfterForm("/forgot");
  return redirectAfterForm(
    addQueryParams(buildProviderLoginPath(session.organization), { next, fresh: "1" }),
  );
}
