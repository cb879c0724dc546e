/** Adds the missing scheme to a website's address, such as `example.com/privacy`. */
export const normalizeWebsiteUrl = (text: string): string => {
  const address = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : address;
};
