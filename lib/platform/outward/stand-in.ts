/** A provider's address, or the same on the server that stands for the provider in tests. */
export const standIn = (address: string, origin: string | undefined): string =>
  origin ? address.replace(/^https:\/\/[^/]+/, origin) : address;
