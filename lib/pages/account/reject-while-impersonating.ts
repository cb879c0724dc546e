import { resolveEffectiveSession } from "@/lib/domain/auth/impersonation/resolve-effective-session";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getDatabase } from "@/lib/platform/db/client";
import { rejectForm } from "./reject-form";

/**
 * What is sent in somebody's name is refused while they see the console as somebody else does: neither of both is to
 * have sent it. null: nobody does.
 */
export async function rejectWhileImpersonating(
  request: Request,
  browser: BrowserPreferences,
  session: Session | null,
): Promise<Response | null> {
  if (!session?.seeing || !(await resolveEffectiveSession(getDatabase(), session)).onlooker) return null;
  return rejectForm(request, { lang: pickPageLanguage(browser), back: "/console", why: "seeing" });
}
