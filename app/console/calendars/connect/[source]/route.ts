import { answerConnect } from "@/lib/calendars/oauth/answer-connect";
import { seeOther } from "@/lib/http/see-other";

interface Context {
  params: Promise<{ source: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerConnect(request, (await params).source);

/** Who reloads, or opens the address by itself, begins where the form is. */
export const GET = () => seeOther("/console/calendars");
