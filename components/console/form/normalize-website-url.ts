/** `example.com/privacy`, as people write the addresses of websites, with the scheme that is meant. */
export const normalizeWebsiteUrl = (text: string): string => {
  const address = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#]\S*)?$/.test(address) ? `https://${address}` : address;
};
