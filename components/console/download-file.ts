/** Saves these contents as a file of the reader. */
export function downloadFile(contents: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
