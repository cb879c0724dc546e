import type { Api, StoryHost } from "./fixtures";

/** Returns the id of the page's owner. */
export const findOwner = async (api: Api, { nickname }: Pick<StoryHost, "nickname">) =>
  (await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`)).belongs_to;
