export const DELIVERY_FORMATS = ["array", "object", "calendly", "calcom"] as const;

export type DeliveryFormat = (typeof DELIVERY_FORMATS)[number];
