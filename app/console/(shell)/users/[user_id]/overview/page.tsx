import { UserOverview } from "@/components/console/users/user-overview";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <UserOverview id={(await params).user_id} />;
}
