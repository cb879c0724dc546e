let usual: string | null = null;

/** Where the pages are, for elements that do not say so themselves. */
export function setBookpageOrigin(origin: string): void {
  usual = new URL(origin).origin;
}

export function findOrigin(said: string | null): string | null {
  if (!said) return usual;
  try {
    return new URL(said).origin;
  } catch {
    return null;
  }
}
