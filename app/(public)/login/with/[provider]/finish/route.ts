import { handleSamlFinish } from "@/lib/pages/account/handle-saml";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleSamlFinish(request, await readBrowser(), (await params).provider);
