import { handleLogout } from "@/lib/pages/account/handle-logout";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../read-browser";

export const POST = async (request: Request) => handleLogout(request, await readBrowser());

/** GET does not sign out, as any website could link to it. */
export const GET = () => redirectAfterForm("/");
