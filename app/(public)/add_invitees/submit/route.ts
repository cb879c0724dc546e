import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => handleWizardForm(request, "invitees", await readBrowser());

/** Who reloads the answer to a refused form lands on the page itself, which says what is missing. */
export const GET = () => redirectAfterForm("/add_invitees");
