import { answerProviderStart } from "@/lib/pages/account/answer-provider";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerProviderStart(request, await readBrowser(), (await params).provider);
