/** The last part of a resource's address, by which it is known within its calendar. */
export const extractResourceKey = (url: string) =>
  decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
