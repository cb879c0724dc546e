import { AvailabilityScreen } from "@/components/console/availability/availability-screen";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <AvailabilityScreen id={(await params).user_id} />;
}
