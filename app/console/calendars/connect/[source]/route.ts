import { answerConnect } from "@/lib/pages/calendar-sign-in/answer-connect";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../../(public)/read-browser";

interface Context {
  params: Promise<{ source: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerConnect(request, (await params).source, await readBrowser(request.headers));

/** Who reloads, or opens the address by itself, begins where the form is. */
export const GET = () => seeOther("/console/calendars");
