import { answerLogout } from "@/lib/pages/account/answer-logout";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../read-browser";

export const POST = async (request: Request) => answerLogout(request, await readBrowser());

/** A link alone signs nobody out: any website could hold one. */
export const GET = () => seeOther("/");
