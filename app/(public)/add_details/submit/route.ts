import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../read-browser";

export const POST = async (request: Request) => handleWizardForm(request, "details", await readBrowser());

/** A reload after a refused form leads back to the page itself, which names what is missing. */
export const GET = () => redirectAfterForm("/add_details");
