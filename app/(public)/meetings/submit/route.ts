import { handleMeetingsForm } from "@/lib/pages/meetings/handle-meetings-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => handleMeetingsForm(request, await readBrowser());

/** Who reloads the answer to a refused form lands where nothing is asked. */
export const GET = () => redirectAfterForm("/help");
