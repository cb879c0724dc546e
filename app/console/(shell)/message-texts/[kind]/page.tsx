import { MessageTextEditor } from "@/components/console/message-texts/message-text-editor";

export default async function Page({ params }: { params: Promise<{ kind: string }> }) {
  return <MessageTextEditor kind={(await params).kind} />;
}
