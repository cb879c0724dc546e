import { answerFormPage } from "@/lib/pages/forms/answer-form-page";
import { seeOther } from "@/lib/platform/http/see-other";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ handle: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  answerFormPage(request, (await params).handle, await readBrowser());

/** Who reloads the answer to a refused form lands on the form itself. */
export const GET = async (_request: Request, { params }: Context) =>
  seeOther(`/forms/${encodeURIComponent((await params).handle)}`);
