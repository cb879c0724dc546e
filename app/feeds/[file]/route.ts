import { answerFeed } from "@/lib/domain/events/feeds/answer-feed";

interface Context {
  params: Promise<{ file: string }>;
}

export const GET = async (request: Request, { params }: Context) => answerFeed(request, (await params).file);
