"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api, unwrapResponse } from "../api";
import { makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { canSeeOthers, useMe } from "../me";
import { formatLengths } from "../resources/format-lengths";
import { PAGES_KEY } from "../resources/pages";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { type ListedPage, listPagesWithOwners } from "./list-pages-with-owners";
import { PageLink } from "./rows/page-link";
import { PageMenu } from "./rows/page-menu";
import { PageOffer } from "./rows/page-offer";
import { PageState } from "./rows/page-state";

const CreatePage = lazy(() => import("./create-page"));

/** A page that cannot be switched stays as it is; the list then shows its state. */
const setPagesActive = (pages: ListedPage[], active: boolean) =>
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
  const state = ({ active }: ListedPage) => (active ? t("pages.active") : t("pages.inactive"));
  const kind = ({ secondary }: ListedPage) => (secondary ? t("pages.secondary") : t("pages.primary"));
  const switchTo = async (pages: ListedPage[], active: boolean) => {
    await setPagesActive(pages, active);
    await queries.invalidateQueries({ queryKey: PAGES_KEY });
  };
  const source: ListSource<ListedPage> = {
    key: PAGES_KEY,
    scope: owner,
    ...(person && { level: 2 }),
    title: t("pages.title"),
    load: (query) => listPagesWithOwners(me, query, owner, t("users.unnamed")),
    columns: [
      makeTextColumn("page", t("pages.page"), ({ title }) => title),
      {
        name: "link",
        label: t("pages.link"),
        cell: (page) => <PageLink url={findUrl(page, me.pageOrigin)} title={page.title} />,
        text: (page) => findUrl(page, me.pageOrigin),
      },
      {
        name: "offer",
        label: t("pages.offer"),
        cell: (page) => <PageOffer page={page} />,
        text: (page) => formatLengths(page.custom, t, me),
      },
      ...(owner === "" ? [makeTextColumn<ListedPage>("owner", t("pages.owner"), (page) => page.owner)] : []),
      {
        name: "state",
        label: t("pages.active"),
        cell: (page) => (
          <span className="flex items-center justify-between gap-2">
            <PageState page={page} />
            <PageMenu page={page} />
          </span>
        ),
        text: state,
      },
    ],
    listExtraExportColumns: () => [
      { label: t("pages.kind"), text: kind },
      { label: t("pages.changed"), text: ({ updatedAt }) => updatedAt },
    ],
    nameRow: ({ title, nickname }) => `${title} (/${nickname})`,
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
        <Suspense fallback={null}>
          <CreatePage
            owner={owner || me.id}
            onClose={() => setCreating(false)}
            onOpen={(nickname) => navigate(`/console/pages/${nickname}`)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const findUrl = ({ urls, nickname }: ListedPage, origin: string) => urls[0] ?? `${origin}/${nickname}`;
