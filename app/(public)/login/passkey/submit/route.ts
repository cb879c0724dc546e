import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { passkeyForm } from "@/lib/pages/account/second-factor-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) => handleAccountForm(request, await readBrowser(), passkeyForm);

/** A reload after a refused form leads back to the page itself. */
export const GET = () => redirectAfterForm("/login");
