import { ResponseList } from "@/components/console/forms/response-list";

export default async function Page({ params }: { params: Promise<{ form_id: string }> }) {
  return <ResponseList id={(await params).form_id} />;
}
