import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { providerForm } from "@/lib/pages/account/load-provider-page";
import { PROVIDER_PAGE } from "@/lib/pages/account/provider-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) => handleAccountForm(request, await readBrowser(), providerForm);

/** A reload after a refused form leads back to the page itself. */
export const GET = () => redirectAfterForm(PROVIDER_PAGE);
