/** Parses the initial guest of an event: `Zoë Brontë <zoe@example.com>` or an address alone. */
export function parseGuest(text: string): { full_name: string | null; email: string } {
  const [, name = "", address] = /^(.*?)\s*<([^<>]+)>$/s.exec(text.trim()) ?? [];
  return { full_name: name || null, email: address ?? text.trim() };
}
