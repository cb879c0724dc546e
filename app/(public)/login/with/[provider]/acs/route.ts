import { handleSamlResponse } from "@/lib/pages/account/handle-saml";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleSamlResponse(request, await readBrowser(), (await params).provider);
