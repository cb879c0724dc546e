import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { CONFIRMATION_PAGE, confirmationForm } from "@/lib/pages/account/confirmation-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) =>
  answerAccountForm(request, await readBrowser(), confirmationForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async () => seeOther(CONFIRMATION_PAGE);
