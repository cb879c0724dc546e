import type { Api, StoryHost } from "./fixtures";

/** Id of the user whose page it is. */
export const findOwner = async (api: Api, { nickname }: Pick<StoryHost, "nickname">) =>
  (await api<{ belongs_to: string }>("GET", `/v2/bookpages/${nickname}`)).belongs_to;
