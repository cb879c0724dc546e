import { handleEventForm } from "@/lib/pages/event/handle-event-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ id: string; action: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleEventForm(request, await params, await readBrowser());

/** A reload after a refused form leads back to the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  redirectAfterForm(`/event/${encodeURIComponent((await params).id)}${new URL(request.url).search}`);
