/** A place that is an address on the web, such as that of a call. */
export const findPlaceLink = ({ name, address }: { name: string; address: string | null }): string | null =>
  [address, name].find((text) => text && /^https?:\/\//i.test(text) && URL.canParse(text)) ?? null;
