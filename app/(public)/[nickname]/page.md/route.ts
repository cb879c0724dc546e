import { handlePageText } from "@/lib/pages/agents/handle-page-text";

interface Context {
  params: Promise<{ nickname: string }>;
}

/** Its address is /<page>.md, which next.config.mjs leads here. */
export const GET = async (request: Request, { params }: Context) =>
  handlePageText(request, (await params).nickname);
