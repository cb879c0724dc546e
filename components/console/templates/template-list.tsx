"use client";
import type { Schemas } from "../api";
import { makeDayColumn, makeTextColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { canPerform, useMe } from "../me";
import { CreateTemplate } from "../pages/create-template";
import { listTemplates, TEMPLATES_KEY } from "../resources/templates";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";

type Template = Schemas["PageTemplate"];

export function TemplateList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const source: ListSource<Template> = {
    key: TEMPLATES_KEY,
    title: t("templates.title"),
    load: listTemplates,
    columns: [
      makeTextColumn("name", t("templates.name"), ({ name }) => name),
      {
        name: "pages",
        label: t("templates.followers"),
        cell: ({ pages }) => t("templates.pages", { count: pages }),
        text: ({ pages }) => String(pages),
      },
      makeTextColumn("types", t("pages.types"), ({ types }) => types.map(({ name }) => name).join(", ")),
      makeDayColumn("changed", t("pages.changed"), me, ({ updatedAt }) => updatedAt),
    ],
    nameRow: ({ name }) => name,
    linkRow: ({ _id }) => `/console/templates/${_id}`,
    ...(canPerform(me, "createPageTemplate") && {
      create: { label: t("templates.new"), open: () => setCreating(true) },
    }),
    empty: {
      title: t("templates.emptyTitle"),
      text: t("templates.emptyText"),
      call: { path: "/v2/page_templates", body: { name: "First talk", page: "jane", locked: ["lengths"] } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateTemplate
          onClose={() => setCreating(false)}
          onOpen={(id) => navigate(`/console/templates/${id}`)}
        />
      ) : null}
    </>
  );
}
