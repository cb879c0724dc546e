/**
 * Copies what is still being fetched, by its media types. Browsers allow it within a click alone: so the clipboard gets
 * the promise. False: they did not allow it.
 */
export async function copyWhenReady(parts: Record<string, Promise<string>>): Promise<boolean> {
  try {
    const blobs = Object.entries(parts).map(([type, text]) => [
      type,
      text.then((known) => new Blob([known], { type })),
    ]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}
