import { handleFormPage } from "@/lib/pages/forms/handle-form-page";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ handle: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleFormPage(request, (await params).handle, await readBrowser());

/** A reload after a refused form leads back to the form itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(`/forms/${encodeURIComponent((await params).handle)}`);
