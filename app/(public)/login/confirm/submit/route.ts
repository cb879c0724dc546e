import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { CONFIRMATION_PAGE, confirmationForm } from "@/lib/pages/account/confirmation-form";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { rejectWhileImpersonating } from "@/lib/pages/account/reject-while-impersonating";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

export async function POST(request: Request) {
  const browser = await readBrowser();
  const session = await findSession(readSessionToken(request));
  const rejection = await rejectWhileImpersonating(request, browser, session);
  return rejection ?? handleAccountForm(request, browser, confirmationForm);
}

/** A reload after a refused form leads back to the page itself. */
export const GET = async () => redirectAfterForm(CONFIRMATION_PAGE);
