import { withQuery } from "@/lib/pages/frame/with-query";
import { seeOther } from "@/lib/platform/http/see-other";
import { endedSignInCookie } from "./pending-sign-in";
import type { SignInRefusal } from "./view";

/** Leads to the page that says why an account was not connected. */
export const refuseSignIn = (source: string, why: SignInRefusal): Response =>
  seeOther(withQuery("/console/calendars/refused", { source, why }), [endedSignInCookie()]);
