import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { factorForm } from "@/lib/pages/account/factor-form";
import { FACTOR_PAGE } from "@/lib/pages/account/pending-factor";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) => answerAccountForm(request, await readBrowser(), factorForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = () => seeOther(FACTOR_PAGE);
