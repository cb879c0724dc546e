/** A provider's address, or the same on the server that stands for the provider in tests. */
export const overrideOrigin = (address: string, origin: string | undefined): string =>
  origin ? address.replace(/^https:\/\/[^/]+/, origin) : address;
