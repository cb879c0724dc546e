import { pathOfJoining } from "@/lib/domain/people/accounts/joining";
import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { joiningForm } from "@/lib/pages/account/joining-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerAccountForm(request, await readBrowser(), joiningForm((await params).token));

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  seeOther(pathOfJoining((await params).token));
