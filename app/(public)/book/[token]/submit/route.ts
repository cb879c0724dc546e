import { answerCodeForm } from "@/lib/pages/confirmation/answer-code-form";
import { seeOther } from "@/lib/platform/http/see-other";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerCodeForm(request, (await params).token);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  seeOther(`/book/${(await params).token}`);
