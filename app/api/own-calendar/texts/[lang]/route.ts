import { answerOwnCalendarTexts } from "@/lib/pages/own-calendar/answer-texts";

interface Context {
  params: Promise<{ lang: string }>;
}

export const GET = async (_request: Request, { params }: Context) =>
  answerOwnCalendarTexts((await params).lang);
