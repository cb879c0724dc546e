import { handleProviderStart } from "@/lib/pages/account/handle-provider-sign-in";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleProviderStart(request, await readBrowser(), (await params).provider);
