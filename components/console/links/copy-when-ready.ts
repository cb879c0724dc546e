/**
 * Copies content that is still loading, by media type. Browsers allow this only during a click, so the clipboard gets
 * the promises. Resolves to false if the browser refuses.
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
