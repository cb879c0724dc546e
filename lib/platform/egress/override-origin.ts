/** Returns a provider's address, moved to the test server if `origin` is set. */
export const overrideOrigin = (address: string, origin: string | undefined): string =>
  origin ? address.replace(/^https:\/\/[^/]+/, origin) : address;
