/** Returns the web address of a place, such as a video call's. */
export const findPlaceLink = ({ name, address }: { name: string; address: string | null }): string | null =>
  [address, name].find((text) => text && /^https?:\/\//i.test(text) && URL.canParse(text)) ?? null;
