import { answerEventForm } from "@/lib/events/answer-event-form";

interface Context {
  params: Promise<{ id: string; action: string }>;
}

export const POST = async (request: Request, { params }: Context) => answerEventForm(request, await params);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  new Response(null, {
    status: 303,
    headers: { location: `/event/${encodeURIComponent((await params).id)}${new URL(request.url).search}` },
  });
