import type { ApiValue, Schemas } from "../api";
import type { ListQuery } from "../list/list-source";
import { canSeeOthers, type Me } from "../me";
import { formatUserName } from "../resources/format-user-name";
import { listPages } from "../resources/pages";
import { getTeam } from "../resources/teams";
import { listUsers } from "../resources/users";

/** A page with its owner's name, and the heading that visitors see. */
export type ListedPage = Schemas["Bookpage"] & { owner: string; title: string };

const MAX_IDS = 500;

/** Lists pages with the names of the users and teams that own them. */
export async function listPagesWithOwners(
  me: Me,
  query: ListQuery,
  owner: string,
  unnamed: string,
): Promise<ApiValue<ListedPage[]>> {
  const pages = await listPages({ ...query, ...(owner && { belongs_to: owner }) });
  const ids = [...new Set(pages.value.flatMap(({ belongs_to }) => belongs_to ?? []))];
  const teams = await Promise.all([...new Set(pages.value.flatMap(({ team }) => team ?? []))].map(getTeam));
  const names = new Map([[me.id, me.name ?? me.email ?? unnamed]]);
  for (let at = 0; canSeeOthers(me) && at < ids.length; at += MAX_IDS) {
    const { value } = await listUsers({ ids: ids.slice(at, at + MAX_IDS).join(), limit: MAX_IDS });
    for (const user of value) names.set(user._id, formatUserName(user, unnamed));
  }
  for (const { value } of teams) names.set(value._id, value.name);
  return {
    ...pages,
    value: pages.value.map((page) => {
      const ownerName = names.get(page.belongs_to ?? page.team ?? "") ?? unnamed;
      return { ...page, owner: ownerName, title: page.custom.invite_title || ownerName };
    }),
  };
}
