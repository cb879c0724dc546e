import { handleCodeForm } from "@/lib/pages/confirmation/handle-code-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleCodeForm(request, (await params).token);

/** A reload after a refused form leads back to the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(`/book/${(await params).token}`);
