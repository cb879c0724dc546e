import { answerPageText } from "@/lib/pages/agents/answer-page-text";

interface Context {
  params: Promise<{ nickname: string }>;
}

/** Its address is /<page>.md, which next.config.mjs leads here. */
export const GET = async (request: Request, { params }: Context) =>
  answerPageText(request, (await params).nickname);
