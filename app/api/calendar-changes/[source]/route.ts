import { answerChanges } from "@/lib/domain/calendars/answer-changes";

interface Context {
  params: Promise<{ source: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerChanges(request, (await params).source);
