import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { handleConsent } from "@/lib/pages/consent/handle-consent";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) =>
  handleConsent(request, await readBrowser(request.headers), listOpenScopes);
