import { TeamList } from "@/components/console/teams/team-list";

export default TeamList;
