import { PageEditor } from "@/components/console/pages/page-editor";

export default async function Page({ params }: { params: Promise<{ nickname: string }> }) {
  return <PageEditor nickname={(await params).nickname} />;
}
