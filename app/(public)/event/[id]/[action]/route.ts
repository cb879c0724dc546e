import { answerEventForm } from "@/lib/events/answer-event-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ id: string; action: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerEventForm(request, await params, await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  new Response(null, {
    status: 303,
    headers: { location: `/event/${encodeURIComponent((await params).id)}${new URL(request.url).search}` },
  });
