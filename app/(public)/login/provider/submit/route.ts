import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { providerForm } from "@/lib/pages/account/open-provider";
import { PROVIDER_PAGE } from "@/lib/pages/account/provider-page";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) => answerAccountForm(request, await readBrowser(), providerForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = () => seeOther(PROVIDER_PAGE);
