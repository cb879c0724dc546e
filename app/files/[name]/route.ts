import { handleFile } from "@/lib/api/files/handle-file";

interface Context {
  params: Promise<{ name: string }>;
}

export const GET = async (request: Request, { params }: Context) => handleFile(request, (await params).name);
