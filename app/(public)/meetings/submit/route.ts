import { answerMeetingsForm } from "@/lib/pages/meetings/answer-meetings-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => answerMeetingsForm(request, await readBrowser());

/** Who reloads the answer to a refused form lands where nothing is asked. */
export const GET = () => seeOther("/help");
