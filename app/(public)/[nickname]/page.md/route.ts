import { handlePageText } from "@/lib/pages/agents/handle-page-text";

interface Context {
  params: Promise<{ nickname: string }>;
}

/** The public address is /<page>.md, which next.config.mjs rewrites to this route. */
export const GET = async (request: Request, { params }: Context) =>
  handlePageText(request, (await params).nickname);
