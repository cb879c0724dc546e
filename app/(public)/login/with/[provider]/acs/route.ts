import { answerSamlResponse } from "@/lib/pages/account/answer-saml";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerSamlResponse(request, await readBrowser(), (await params).provider);
