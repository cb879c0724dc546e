import { answerAccountForm } from "@/lib/pages/account/answer-account-form";
import { joinForm, joinPage } from "@/lib/pages/account/join-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

const readExtid = (request: Request) => new URL(request.url).searchParams.get("extid");

export const POST = async (request: Request, { params }: Context) =>
  answerAccountForm(request, await readBrowser(), joinForm((await params).token, readExtid(request)));

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  seeOther(joinPage((await params).token, readExtid(request)));
