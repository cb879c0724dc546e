"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { useNavigate } from "../form/use-navigate";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListQuery, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { canSeeOthers, type Me, useMe } from "../me";
import { getTeam } from "../teams/queries";
import { useText } from "../texts";
import { formatUserName } from "../users/format-user-name";
import { listUsers } from "../users/queries";
import { CreatePage } from "./create-page";
import { listPages, PAGES_KEY } from "./queries";

/** A page with its owner's name. */
type Page = Schemas["Bookpage"] & { owner: string };

const MAX_IDS = 500;

async function loadPages(
  me: Me,
  query: ListQuery,
  owner: string,
  unnamed: string,
): Promise<ApiValue<Page[]>> {
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
    value: pages.value.map((page) => ({
      ...page,
      owner: names.get(page.belongs_to ?? page.team ?? "") ?? unnamed,
    })),
  };
}

/** A page that cannot be switched stays as it is; the list then shows its state. */
const setPagesActive = (pages: Page[], active: boolean) =>
  Promise.allSettled(
    pages.map(({ nickname }) =>
      unwrapResponse(
        api.PUT("/v2/bookpages/{nickname}", { params: { path: { nickname } }, body: { active } }),
      ),
    ),
  );

/** The pages of a user; without one, the organisation's for admins, otherwise the signed-in user's. */
export function PageList({ person }: { person?: string }) {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [creating, setCreating] = useCreateDialog();
  const owner = person ?? (canSeeOthers(me) ? "" : me.id);
  const state = ({ active }: Page) => (active ? t("pages.active") : t("pages.inactive"));
  const kind = ({ secondary }: Page) => (secondary ? t("pages.secondary") : t("pages.primary"));
  const switchTo = async (pages: Page[], active: boolean) => {
    await setPagesActive(pages, active);
    await queries.invalidateQueries({ queryKey: PAGES_KEY });
  };
  const source: ListSource<Page> = {
    key: PAGES_KEY,
    scope: owner,
    ...(person && { level: 2 }),
    title: t("pages.title"),
    load: (query) => loadPages(me, query, owner, t("users.unnamed")),
    columns: [
      {
        name: "page",
        label: t("pages.page"),
        cell: ({ nickname }) => `/${nickname}`,
        text: ({ nickname }) => nickname,
      },
      makeTextColumn("owner", t("pages.owner"), (page) => page.owner),
      makeTextColumn("state", t("pages.state"), state),
      makeTextColumn("kind", t("pages.kind"), kind),
      makeDayColumn("changed", t("pages.changed"), me, ({ updatedAt }) => updatedAt),
    ],
    nameRow: ({ nickname }) => nickname,
    linkRow: ({ nickname }) => `/console/pages/${nickname}`,
    bulk: [
      { label: t("pages.activate"), run: (pages) => void switchTo(pages, true) },
      { label: t("pages.deactivate"), run: (pages) => void switchTo(pages, false) },
    ],
    create: { label: t("pages.new"), open: () => setCreating(true) },
    empty: {
      title: t("pages.emptyTitle"),
      text: t("pages.emptyText"),
      call: { path: "/v2/bookpages", body: { nickname: "jane", belongs_to: me.id } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreatePage
          owner={owner || me.id}
          onClose={() => setCreating(false)}
          onOpen={(nickname) => navigate(`/console/pages/${nickname}`)}
        />
      ) : null}
    </>
  );
}
