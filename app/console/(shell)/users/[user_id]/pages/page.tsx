import { PersonPages } from "@/components/console/pages/person-pages";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <PersonPages id={(await params).user_id} />;
}
