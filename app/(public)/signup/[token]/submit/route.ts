import { buildAccountLinkPath } from "@/lib/domain/auth/passwords/account-links";
import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { buildPasswordForm } from "@/lib/pages/account/password-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleAccountForm(request, await readBrowser(), buildPasswordForm("signup", (await params).token));

/** A reload after a refused form leads back to the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(buildAccountLinkPath("signup", (await params).token));
