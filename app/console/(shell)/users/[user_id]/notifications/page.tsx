import { NotificationsScreen } from "@/components/console/notifications/notifications-screen";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <NotificationsScreen id={(await params).user_id} />;
}
