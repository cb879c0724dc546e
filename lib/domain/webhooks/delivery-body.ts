export const DELIVERY_FORMATS = ["array", "object"] as const;

export type Format = (typeof DELIVERY_FORMATS)[number];

interface Told {
  action: string;
  organization: string;
  user?: string | null;
  resource: unknown;
  format: Format;
}

/** The text of a delivery (spec 6): a list of one action, or the action alone. */
export function deliveryBody({ action, organization, user, resource, format }: Told): string {
  const told = { action, organization, ...(user && { user }), resource };
  return JSON.stringify(format === "array" ? [told] : told);
}
