import { answerCallback } from "@/lib/pages/calendar-sign-in/answer-callback";
import { readBrowser } from "../../../../(public)/read-browser";

interface Context {
  params: Promise<{ source: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerCallback(request, (await params).source, await readBrowser(request.headers));
