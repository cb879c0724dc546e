import type { Member } from "@/lib/domain/contracts/contract";

interface NamedQuery {
  creator_users?: string[] | undefined;
  team?: string | undefined;
  invitee_users?: string[] | undefined;
  host?: string | undefined;
}

/** Restricts a manager's list to the people they manage, unless it names a host; the caller's own invitations stay. */
export function filterByTeams<Query extends NamedQuery>(
  query: Query,
  member: Member | null,
  names: boolean,
): Query {
  if (member?.role !== "manager" || names || query.invitee_users?.includes(member.id)) return query;
  return { ...query, creator_users: [...member.people] };
}
