import { TypeEditor } from "@/components/console/pages/type-editor";

export default async function Page({ params }: { params: Promise<{ nickname: string; handle: string }> }) {
  return <TypeEditor {...(await params)} />;
}
