import { handleMeetingsForm } from "@/lib/pages/meetings/handle-meetings-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => handleMeetingsForm(request, await readBrowser());

/** A reload after a refused form leads to the help page. */
export const GET = () => redirectAfterForm("/help");
