import { MailView } from "@/components/console/outbox/mail-view";

export default async function Page({ params }: { params: Promise<{ mail_id: string }> }) {
  return <MailView id={(await params).mail_id} />;
}
