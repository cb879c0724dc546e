import { answerSamlFinish } from "@/lib/pages/account/answer-saml";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerSamlFinish(request, await readBrowser(), (await params).provider);
