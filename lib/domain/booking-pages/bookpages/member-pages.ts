import type { Member } from "@/lib/platform/http/contract";

type MemberScope = Pick<Member, "people" | "teams">;

/** The pages that a member may handle, as Prisma asks for them. */
export const buildMemberPagesFilter = ({ people, teams }: MemberScope) => ({
  OR: [{ userId: { in: [...people] } }, { teamId: { in: [...teams] } }],
});

interface PageOwners {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

/** Whether the page that is asked for stays with a person, or a team, of theirs. */
export const isMemberPage = (
  { belongs_to: owner, team }: PageOwners,
  { people, teams }: MemberScope,
): boolean => Boolean(owner || team) && (!owner || people.includes(owner)) && (!team || teams.includes(team));
