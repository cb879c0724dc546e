/** Prisma's unique key of an organisation's row. */
export const toRowKey = (organizationId: string, id: string) => ({
  organizationId_id: { organizationId, id },
});
