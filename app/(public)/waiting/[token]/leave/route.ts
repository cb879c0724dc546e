import { handleWaitingListLeave } from "@/lib/pages/waiting-list/handle-waiting-list-leave";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleWaitingListLeave(request, (await params).token, await readBrowser());

/** Who opens the address of a mail's header, or reloads the answer to a refused form, lands on the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  redirectAfterForm(`/waiting/${(await params).token}${new URL(request.url).search}`);
