import { handlePollForm } from "@/lib/pages/event/open-poll/handle-poll-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../../../read-browser";

interface Context {
  params: Promise<{ id: string; code: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handlePollForm(request, await params, await readBrowser());

/** A reload after a refused form leads back to the page itself. */
export async function GET(request: Request, { params }: Context) {
  const { id, code } = await params;
  const { search } = new URL(request.url);
  return redirectAfterForm(`/event/${encodeURIComponent(id)}/poll/${encodeURIComponent(code)}${search}`);
}
