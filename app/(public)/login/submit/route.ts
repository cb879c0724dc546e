import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { loginForm } from "@/lib/pages/account/login-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => handleAccountForm(request, await readBrowser(), loginForm);

/** A reload after a refused form leads back to the page itself. */
export const GET = () => redirectAfterForm("/login");
