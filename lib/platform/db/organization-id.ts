declare const brand: unique symbol;

/**
 * The id of the organisation that a query may access. Created from an authenticated key or session, or from the row
 * of a public page; never from client input.
 */
export type OrganizationId = string & { readonly [brand]: true };

export const asOrganizationId = (id: string): OrganizationId => id as OrganizationId;
