import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getDatabase } from "@/lib/platform/db/client";
import { rejectForm } from "./reject-form";

/**
 * Refuses a form that acts for the signed-in user during impersonation, as neither the admin nor the impersonated user
 * may be its sender. Null: no impersonation.
 */
export async function rejectWhileImpersonating(
  request: Request,
  browser: BrowserPreferences,
  session: Session | null,
): Promise<Response | null> {
  if (!session?.seeing || !(await resolveEffectiveSession(getDatabase(), session)).onlooker) return null;
  return rejectForm(request, { lang: pickPageLanguage(browser), back: "/console", why: "seeing" });
}
