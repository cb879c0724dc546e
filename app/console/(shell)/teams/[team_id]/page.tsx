import { TeamEditor } from "@/components/console/teams/team-editor";

export default async function Page({ params }: { params: Promise<{ team_id: string }> }) {
  return <TeamEditor id={(await params).team_id} />;
}
