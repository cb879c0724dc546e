import { handleAddressForm } from "@/lib/pages/booking/handle-address-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

interface Context {
  params: Promise<{ nickname: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleAddressForm(request, (await params).nickname, await readBrowser());

/** A reload after a refused form leads back to the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(`/${(await params).nickname}`);
