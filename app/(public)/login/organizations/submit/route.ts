import { handleAccountForm } from "@/lib/pages/account/handle-account-form";
import { ORGANIZATIONS_PAGE } from "@/lib/pages/account/organization-choice-cookie";
import { organizationsForm } from "@/lib/pages/account/organizations-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) =>
  handleAccountForm(request, await readBrowser(), organizationsForm);

/** A reload after a refused form leads back to the page itself. */
export const GET = async () => redirectAfterForm(ORGANIZATIONS_PAGE);
