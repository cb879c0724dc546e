let defaultOrigin: string | null = null;

/** Where the pages are, for elements that do not say so themselves. */
export function setBookpageOrigin(origin: string): void {
  defaultOrigin = new URL(origin).origin;
}

export function resolveOrigin(said: string | null): string | null {
  if (!said) return defaultOrigin;
  try {
    return new URL(said).origin;
  } catch {
    return null;
  }
}
