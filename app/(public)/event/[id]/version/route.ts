import { answerEventVersion } from "@/lib/pages/event/answer-event-version";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerEventVersion(request, (await params).id);
