import { CalendarsScreen } from "@/components/console/calendars/calendars-screen";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <CalendarsScreen id={(await params).user_id} />;
}
