import { handleWhatsappCall } from "@/lib/api/whatsapp/handle-whatsapp-call";
import { handleWhatsappVerification } from "@/lib/api/whatsapp/handle-whatsapp-verification";

interface Context {
  params: Promise<{ organization_id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleWhatsappVerification(request, (await params).organization_id);

export const POST = async (request: Request, { params }: Context) =>
  handleWhatsappCall(request, (await params).organization_id);
