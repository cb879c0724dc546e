import { answerWaitingForm } from "@/lib/pages/waiting/answer-waiting-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../read-browser";

interface Context {
  params: Promise<{ nickname: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerWaitingForm(request, (await params).nickname, await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) => seeOther(`/${(await params).nickname}`);
