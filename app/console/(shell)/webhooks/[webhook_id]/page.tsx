import { WebhookEditor } from "@/components/console/webhooks/webhook-editor";

export default async function Page({ params }: { params: Promise<{ webhook_id: string }> }) {
  return <WebhookEditor id={(await params).webhook_id} />;
}
