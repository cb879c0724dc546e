import { answerEventForm } from "@/lib/pages/event/answer-event-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ id: string; action: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerEventForm(request, await params, await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  seeOther(`/event/${encodeURIComponent((await params).id)}${new URL(request.url).search}`);
