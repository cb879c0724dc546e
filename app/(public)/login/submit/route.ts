import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { loginForm } from "@/lib/pages/account/login-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => answerAccountForm(request, await readBrowser(), loginForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = () => seeOther("/login");
