let defaultOrigin: string | null = null;

/** Sets the origin of the pages, for elements without an `origin` attribute. */
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
