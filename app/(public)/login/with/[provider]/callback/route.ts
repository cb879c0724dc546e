import { handleProviderCallback } from "@/lib/pages/account/handle-provider-sign-in";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ provider: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleProviderCallback(request, await readBrowser(), (await params).provider);
