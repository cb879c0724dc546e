import type { Prisma } from "@/lib/platform/db/generated/client";
import { DEFAULT_ASSIGNMENT } from "./assignment";
import type { Assignment } from "./schema";

export const withPeople = {
  people: {
    select: { userId: true, member: true, memberPosition: true, admin: true, adminPosition: true },
  },
} satisfies Prisma.TeamInclude;

export type TeamRow = Prisma.TeamGetPayload<{ include: typeof withPeople }>;

export const membersOf = ({ people }: TeamRow): string[] =>
  people
    .filter(({ member }) => member)
    .sort((a, b) => a.memberPosition - b.memberPosition)
    .map(({ userId }) => userId);

export const adminsOf = ({ people }: TeamRow): string[] =>
  people
    .filter(({ admin }) => admin)
    .sort((a, b) => a.adminPosition - b.adminPosition)
    .map(({ userId }) => userId);

export const assignmentOf = ({ assignment }: TeamRow): Assignment => ({
  ...DEFAULT_ASSIGNMENT,
  ...(assignment as Partial<Assignment>),
});

export const serializeTeam = (row: TeamRow) => ({
  _id: row.id,
  organization: row.organizationId,
  extid: row.extid,
  name: row.name,
  level_name: row.levelName,
  admins: adminsOf(row),
  members: membersOf(row),
  public: row.public,
  assignment: assignmentOf(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
