"use client";
import type { Schemas } from "../api";
import { makeDayColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useMe } from "../me";
import { LOCATORS_KEY, listLocators } from "../resources/locators";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import { CreateLocator } from "./create-locator";
import { deleteLocator } from "./delete-locator";

type Locator = Schemas["Locator"];

export function LocatorList() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [creating, setCreating] = useCreateDialog();
  const source: ListSource<Locator> = {
    key: LOCATORS_KEY,
    title: t("locators.title"),
    load: listLocators,
    columns: [
      {
        name: "title",
        label: t("locators.name"),
        cell: ({ title, handle }) => title || handle,
        text: ({ title }) => title,
      },
      {
        name: "handle",
        label: t("locators.handle"),
        cell: ({ handle }) => `/locators/${handle}`,
        text: ({ handle }) => handle,
      },
      makeDayColumn("added", t("users.added"), me, ({ createdAt }) => createdAt),
    ],
    nameRow: ({ title, handle }) => title || handle,
    linkRow: ({ _id }) => `/console/locators/${_id}`,
    remove: deleteLocator,
    create: { label: t("locators.new"), open: () => setCreating(true) },
    empty: {
      title: t("locators.emptyTitle"),
      text: t("locators.emptyText"),
      call: { path: "/v2/locators", body: { handle: "our-shops", title: "Find a shop near you" } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateLocator
          onClose={() => setCreating(false)}
          onOpen={(id) => navigate(`/console/locators/${id}`)}
        />
      ) : null}
    </>
  );
}
