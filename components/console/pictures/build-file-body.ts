/** A call whose body is a file, as it is. */
export const buildFileBody = (file: File) => ({
  body: file as unknown as string,
  bodySerializer: (): File => file,
  headers: { "Content-Type": file.type || "application/octet-stream" },
});
