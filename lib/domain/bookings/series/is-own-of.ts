/** Members change what they hold themselves, admins and keys everything. */
export const isOwnOf =
  (member: { id: string } | null) =>
  ({ createdByUserId }: { createdByUserId: string | null }): boolean =>
    member === null || createdByUserId === member.id;
