import { handleFeed } from "@/lib/api/feeds/handle-feed";

interface Context {
  params: Promise<{ file: string }>;
}

export const GET = async (request: Request, { params }: Context) => handleFeed(request, (await params).file);
