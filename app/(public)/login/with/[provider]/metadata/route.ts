import { answerSamlMetadata } from "@/lib/pages/account/answer-saml";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (_: Request, { params }: Context) => answerSamlMetadata((await params).provider);
