import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { ORGANIZATIONS_PAGE } from "@/lib/pages/account/organization-choice";
import { organizationsForm } from "@/lib/pages/account/organizations-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) =>
  answerAccountForm(request, await readBrowser(), organizationsForm);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async () => seeOther(ORGANIZATIONS_PAGE);
