import { answerPollForm } from "@/lib/pages/event/open-poll/answer-poll-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../../../read-browser";

interface Context {
  params: Promise<{ id: string; code: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerPollForm(request, await params, await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself. */
export async function GET(request: Request, { params }: Context) {
  const { id, code } = await params;
  const { search } = new URL(request.url);
  return seeOther(`/event/${encodeURIComponent(id)}/poll/${encodeURIComponent(code)}${search}`);
}
