import { UserPages } from "@/components/console/pages/user-pages";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <UserPages id={(await params).user_id} />;
}
