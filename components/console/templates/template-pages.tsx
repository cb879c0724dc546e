"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ApiValue, Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListQuery, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { canPerform, useMe } from "../me";
import ReleaseDialog, { type ReleaseChoice } from "../pages/release-dialog";
import { formatUserName } from "../resources/format-user-name";
import { listPages, PAGES_KEY } from "../resources/pages";
import { buildTemplateQuery, releasePages, TEMPLATE_PAGES_KEY } from "../resources/templates";
import { listUsers } from "../resources/users";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";

/** A chunk that loads on first use. */
const AssignDialog = lazy(() => import("./assign-dialog"));

/** A page with its owner's name. */
type Page = Schemas["Bookpage"] & { owner: string };

async function loadTemplatePages(
  template: string,
  query: ListQuery,
  unnamed: string,
): Promise<ApiValue<Page[]>> {
  const pages = await listPages({ ...query, template });
  const ids = [...new Set(pages.value.flatMap(({ belongs_to }) => belongs_to ?? []))];
  const users = ids.length > 0 ? (await listUsers({ ids: ids.join(), limit: ids.length })).value : [];
  const names = new Map(users.map((user) => [user._id, formatUserName(user, unnamed)]));
  return {
    ...pages,
    value: pages.value.map((page) => ({ ...page, owner: names.get(page.belongs_to ?? "") ?? unnamed })),
  };
}

/** The pages that follow a template, and the assignment to more users. */
export default function TemplatePages({ template }: { template: Schemas["PageTemplate"] }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const [assigning, setAssigning] = useState(false);
  const [released, setReleased] = useState<Page[]>([]);
  const { _id: id } = template;
  const refresh = () =>
    Promise.all(
      [TEMPLATE_PAGES_KEY, PAGES_KEY, buildTemplateQuery(id).queryKey, ["page"]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const release = async (afterwards: ReleaseChoice) => {
    await releasePages(id, { pages: released.map(({ _id }) => _id), afterwards });
    await refresh();
  };
  const source: ListSource<Page> = {
    key: TEMPLATE_PAGES_KEY,
    scope: id,
    level: 2,
    title: t("templates.followers"),
    load: (query) => loadTemplatePages(id, query, t("users.unnamed")),
    columns: [
      makeTextColumn("page", t("pages.page"), ({ nickname }) => `/${nickname}`),
      makeTextColumn("owner", t("pages.owner"), ({ owner }) => owner),
      makeTextColumn("state", t("pages.state"), ({ active }) =>
        t(active ? "pages.active" : "pages.inactive"),
      ),
      makeDayColumn("changed", t("pages.changed"), me, ({ updatedAt }) => updatedAt),
    ],
    nameRow: ({ nickname }) => nickname,
    linkRow: ({ nickname }) => `/console/pages/${nickname}`,
    ...(canPerform(me, "releasePageTemplate") && {
      bulk: [{ label: t("templates.release"), run: setReleased }],
    }),
    ...(canPerform(me, "assignPageTemplate") && {
      create: { label: t("templates.assign"), open: () => setAssigning(true) },
    }),
    empty: { title: t("templates.noFollowers"), text: t("templates.noFollowersText") },
  };
  return (
    <section className="grid min-w-0 gap-4">
      <ResourceList source={source} />
      {assigning ? (
        <Suspense fallback={null}>
          <AssignDialog template={id} onChange={() => void refresh()} onClose={() => setAssigning(false)} />
        </Suspense>
      ) : null}
      {released.length > 0 ? (
        <ReleaseDialog
          title={t("templates.release")}
          text={t("templates.releaseText", { count: released.length })}
          of="page"
          start="keep"
          submitLabel={t("templates.release")}
          run={release}
          onDone={() => {
            setReleased([]);
            showToast(t("templates.released"));
          }}
          onClose={() => setReleased([])}
        />
      ) : null}
    </section>
  );
}
