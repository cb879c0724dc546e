import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { clearSignInCookie } from "./pending-sign-in";
import type { CalendarSignInError } from "./view";

/** Redirects to the page with the reason why an account was not connected. */
export const rejectCalendarSignIn = (source: string, reason: CalendarSignInError): Response =>
  redirectAfterForm(addQueryParams("/console/calendars/refused", { source, why: reason }), [
    clearSignInCookie(),
  ]);
