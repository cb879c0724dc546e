import { handleAddressForm } from "@/lib/pages/workflow-address/handle-address-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleAddressForm(request, (await params).token, await readBrowser());

/** The address in a mail's `List-Unsubscribe` header and a reload after a refused form lead to the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  redirectAfterForm(`/mail/${encodeURIComponent((await params).token)}${new URL(request.url).search}`);
