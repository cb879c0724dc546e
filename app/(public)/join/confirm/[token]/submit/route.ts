import { buildJoinConfirmPath } from "@/lib/domain/people/accounts/join-request";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { buildJoinConfirmationForm } from "@/lib/pages/account/join-confirmation-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleAccountForm(request, await readBrowser(), buildJoinConfirmationForm((await params).token));

/** A reload after a refused form leads back to the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(buildJoinConfirmPath((await params).token));
