let defaultOrigin: string | null = null;

/** Sets the origin of the pages, for elements without an `origin` attribute. */
export function setBookpageOrigin(origin: string): void {
  defaultOrigin = new URL(origin).origin;
}

export function resolveOrigin(attribute: string | null): string | null {
  if (!attribute) return defaultOrigin;
  try {
    return new URL(attribute).origin;
  } catch {
    return null;
  }
}
