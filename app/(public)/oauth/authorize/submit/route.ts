import { listOpenScopes } from "@/lib/api/list-open-scopes";
import { answerConsent } from "@/lib/pages/consent/answer-consent";
import { readBrowser } from "../../../read-browser";

export const POST = async (request: Request) =>
  answerConsent(request, await readBrowser(request.headers), listOpenScopes);
