import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { CONFIRMATION_PAGE, confirmationForm } from "@/lib/pages/account/confirmation-form";
import { refuseSeeing } from "@/lib/pages/account/refuse-seeing";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export async function POST(request: Request) {
  const browser = await readBrowser();
  const session = await findSession(readSessionToken(request));
  const seeing = await refuseSeeing(request, browser, session);
  return seeing ?? answerAccountForm(request, browser, confirmationForm);
}

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async () => seeOther(CONFIRMATION_PAGE);
