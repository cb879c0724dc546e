import type { Prisma } from "@/lib/platform/db/generated/client";
import { DEFAULT_ASSIGNMENT } from "./assignment";
import type { Assignment } from "./schema";

export const TEAM_INCLUDE = {
  people: {
    select: { userId: true, member: true, memberPosition: true, admin: true, adminPosition: true },
  },
} satisfies Prisma.TeamInclude;

/** `slug` is that of the team's primary page. */
export type TeamRow = Prisma.TeamGetPayload<{ include: typeof TEAM_INCLUDE }> & { slug: string | null };

export const listMembers = ({ people }: TeamRow): string[] =>
  people
    .filter(({ member }) => member)
    .sort((a, b) => a.memberPosition - b.memberPosition)
    .map(({ userId }) => userId);

export const listAdmins = ({ people }: TeamRow): string[] =>
  people
    .filter(({ admin }) => admin)
    .sort((a, b) => a.adminPosition - b.adminPosition)
    .map(({ userId }) => userId);

export const toAssignment = ({ assignment }: TeamRow): Assignment => ({
  ...DEFAULT_ASSIGNMENT,
  ...(assignment as Partial<Assignment>),
});

export const serializeTeam = (row: TeamRow) => ({
  _id: row.id,
  organization: row.organizationId,
  extid: row.externalId,
  name: row.name,
  level_name: row.levelName,
  admins: listAdmins(row),
  members: listMembers(row),
  public: row.public,
  assignment: toAssignment(row),
  handle: row.slug,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
