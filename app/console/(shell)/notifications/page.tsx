import { NotificationsScreen } from "@/components/console/notifications/notifications-screen";

export default NotificationsScreen;
