import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { buildInvitationPath, buildJoinForm } from "@/lib/pages/account/join-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ token: string }>;
}

const readExtid = (request: Request) => new URL(request.url).searchParams.get("extid");

export const POST = async (request: Request, { params }: Context) =>
  handleAccountForm(request, await readBrowser(), buildJoinForm((await params).token, readExtid(request)));

/** A reload after a refused form leads back to the page itself. */
export const GET = async (request: Request, { params }: Context) =>
  redirectAfterForm(buildInvitationPath((await params).token, readExtid(request)));
