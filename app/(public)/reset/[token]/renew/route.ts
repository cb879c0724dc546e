import { answerAccountForm } from "@/lib/accounts/answer-account-form";
import { pathOfLink } from "@/lib/accounts/links";
import { renewForm } from "@/lib/accounts/password-form";
import { seeOther } from "@/lib/http/see-other";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerAccountForm(request, await readBrowser(), renewForm("password", (await params).token));

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  seeOther(pathOfLink("password", (await params).token));
