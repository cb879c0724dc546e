import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { passkeyForm } from "@/lib/pages/account/factor-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) => answerAccountForm(request, await readBrowser(), passkeyForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = () => seeOther("/login");
