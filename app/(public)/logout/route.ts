import { handleLogout } from "@/lib/pages/account/handle-logout";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../read-browser";

export const POST = async (request: Request) => handleLogout(request, await readBrowser());

/** A link alone signs nobody out: any website could hold one. */
export const GET = () => redirectAfterForm("/");
