/** By what Prisma finds one row of an organisation. */
export const toRowKey = (organizationId: string, id: string) => ({
  organizationId_id: { organizationId, id },
});
