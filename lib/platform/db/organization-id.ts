declare const brand: unique symbol;

/**
 * The id of the organisation whose data a query may touch. Minted from an authenticated key or session,
 * or from the row of a public page; never from what a client sent.
 */
export type OrganizationId = string & { readonly [brand]: true };

export const asOrganizationId = (id: string): OrganizationId => id as OrganizationId;
