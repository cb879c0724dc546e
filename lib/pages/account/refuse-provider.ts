import { providerLogin } from "@/lib/domain/auth/sign-in/provider-paths";
import { ProviderFailure } from "@/lib/domain/people/identities/provider-failure";
import { withQuery } from "@/lib/pages/frame/with-query";
import { clientAddress } from "@/lib/platform/http/client-address";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { seeOther } from "@/lib/platform/http/see-other";
import type { Language } from "@/lib/platform/i18n/languages";
import { endBegun } from "./begun-sign-in";
import { refuseForm } from "./refuse-form";

/** Null: it is not too much. */
export async function slowProvider(request: Request, lang: Language): Promise<Response | null> {
  const { excess } = await countRequest("login", clientAddress(request));
  if (!excess) return null;
  return refuseForm(request, { lang, back: "/login", why: "many", wait: String(excess.seconds) });
}

/** Leads to the page that says why nobody was signed in. */
export function refuseProvider(
  key: string,
  { lang, next }: { lang: Language; next: string | null },
  error: unknown,
): Response {
  if (!(error instanceof ProviderFailure)) throw error;
  const path = `${providerLogin(encodeURIComponent(key))}/refused`;
  return seeOther(withQuery(path, { why: error.reason, lang, next }), [endBegun()]);
}
