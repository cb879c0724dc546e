import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { providerLogin } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSettings, hasProvider } from "@/lib/domain/auth/sign-in/queries";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import { database } from "@/lib/platform/db/client";
import { seeOther } from "@/lib/platform/http/see-other";

/** GET /login/anew: to the provider, which asks anew; without one to the page on which a password is chosen. */
export async function answerSignInAnew(request: Request): Promise<Response> {
  const next = ownPath(new URL(request.url).searchParams.get("next"));
  const session = await findSession(readSessionToken(request));
  if (!session) return seeOther(withQuery("/login", { next }));
  const settings = await findSettings(database(), session.organization);
  if (!hasProvider(settings)) return seeOther("/forgot");
  return seeOther(withQuery(providerLogin(session.organization), { next, fresh: "1" }));
}
