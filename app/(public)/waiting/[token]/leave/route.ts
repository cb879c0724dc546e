import { answerLeaveForm } from "@/lib/pages/waiting/answer-leave-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerLeaveForm(request, (await params).token, await readBrowser());

/** Who opens the address of a mail's header, or reloads the answer to a refused form, lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  seeOther(`/waiting/${(await params).token}${new URL(request.url).search}`);
