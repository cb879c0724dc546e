/** Returns the last segment of a resource's URL, which identifies it within its calendar. */
export const extractResourceKey = (url: string) =>
  decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
