import { findSeen } from "@/lib/domain/auth/seeing-as/find-seen";
import type { Session } from "@/lib/domain/auth/sessions/find-session";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { database } from "@/lib/platform/db/client";
import { refuseForm } from "./refuse-form";

/**
 * What is sent in somebody's name is refused while they see the console as somebody else does: neither of both is to
 * have sent it. null: nobody does.
 */
export async function refuseSeeing(
  request: Request,
  browser: Browser,
  session: Session | null,
): Promise<Response | null> {
  if (!session?.seeing || !(await findSeen(database(), session)).onlooker) return null;
  return refuseForm(request, { lang: pickLanguage(browser), back: "/console", why: "seeing" });
}
