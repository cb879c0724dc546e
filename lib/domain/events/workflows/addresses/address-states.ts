export const ADDRESS_STATES = ["unconfirmed", "confirmed", "stopped"] as const;

export type AddressState = (typeof ADDRESS_STATES)[number];
