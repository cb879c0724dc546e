import { UserEditor } from "@/components/console/users/user-editor";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <UserEditor id={(await params).user_id} />;
}
