import { handleCodeForm } from "@/lib/pages/confirmation/handle-code-form";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";

interface Context {
  params: Promise<{ token: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleCodeForm(request, (await params).token);

/** Who reloads the answer to a refused form lands on the page itself. */
export const GET = async (_request: Request, { params }: Context) =>
  redirectAfterForm(`/book/${(await params).token}`);
