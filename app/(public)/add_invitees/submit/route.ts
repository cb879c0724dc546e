import { answerCreationForm } from "@/lib/pages/creation/answer-creation-form";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => answerCreationForm(request, "invitees", await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself, which says what is missing. */
export const GET = () => seeOther("/add_invitees");
