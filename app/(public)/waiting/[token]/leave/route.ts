import { handleWaitingListLeave } from "@/lib/pages/waiting-list/handle-waiting-list-leave";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleWaitingListLeave(request, (await params).token, await readBrowser());

/** The address in a mail's `List-Unsubscribe` header and a reload after a refused form lead to the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  redirectAfterForm(`/waiting/${(await params).token}${new URL(request.url).search}`);
