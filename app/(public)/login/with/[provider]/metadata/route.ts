import { handleSamlMetadata } from "@/lib/pages/account/handle-saml";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (_: Request, { params }: Context) => handleSamlMetadata((await params).provider);
