import { PersonOverview } from "@/components/console/person/person-overview";

export default async function Page({ params }: { params: Promise<{ user_id: string }> }) {
  return <PersonOverview id={(await params).user_id} />;
}
