/** By what Prisma finds one row of an organisation. */
export const keyOf = (organizationId: string, id: string) => ({ organizationId_id: { organizationId, id } });
