import { answerCalendarFile } from "@/lib/pages/event/answer-calendar-file";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerCalendarFile((await params).id, new URL(request.url).searchParams.get("key"));
