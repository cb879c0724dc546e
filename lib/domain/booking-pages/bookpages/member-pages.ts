import type { Member } from "@/lib/domain/contracts/contract";

type MemberScope = Pick<Member, "people" | "teams">;

/** Builds the Prisma filter for pages that a member may manage. */
export const buildMemberPagesFilter = ({ people, teams }: MemberScope) => ({
  OR: [{ userId: { in: [...people] } }, { teamId: { in: [...teams] } }],
});

interface PageOwners {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

/** Returns whether the requested owner of a page is within the member's scope. */
export const isMemberPage = (
  { belongs_to: owner, team }: PageOwners,
  { people, teams }: MemberScope,
): boolean => Boolean(owner || team) && (!owner || people.includes(owner)) && (!team || teams.includes(team));
