/** Builds a request whose body is the raw file. */
export const buildFileBody = (file: File) => ({
  body: file as unknown as string,
  bodySerializer: (): File => file,
  headers: { "Content-Type": file.type || "application/octet-stream" },
});
