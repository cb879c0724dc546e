/** Builds a request with the raw file as its body. */
export const buildFileBody = (file: File) => ({
  body: file as unknown as string,
  bodySerializer: (): File => file,
  headers: { "Content-Type": file.type || "application/octet-stream" },
});
