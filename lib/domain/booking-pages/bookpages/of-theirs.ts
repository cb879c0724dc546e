import type { Member } from "@/lib/platform/http/contract";

type Theirs = Pick<Member, "people" | "teams">;

/** The pages that a member may handle, as Prisma asks for them. */
export const ofTheirs = ({ people, teams }: Theirs) => ({
  OR: [{ userId: { in: [...people] } }, { teamId: { in: [...teams] } }],
});

interface Owners {
  belongs_to?: string | null | undefined;
  team?: string | null | undefined;
}

/** Whether the page that is asked for stays with a person, or a team, of theirs. */
export const isOfTheirs = ({ belongs_to: owner, team }: Owners, { people, teams }: Theirs): boolean =>
  Boolean(owner || team) && (!owner || people.includes(owner)) && (!team || teams.includes(team));
