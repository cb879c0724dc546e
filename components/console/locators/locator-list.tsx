"use client";
import { useRouter } from "next/navigation";
import { answered, api, type Schemas } from "../api";
import { formatDay } from "../format-day";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useListAddress } from "../list/use-list-address";
import { useMe } from "../me";
import { useText } from "../texts";
import { CreateLocator } from "./create-locator";

type Locator = Schemas["Locator"];

export function LocatorList() {
  const t = useText();
  const me = useMe();
  const router = useRouter();
  const address = useListAddress();
  const source: ListSource<Locator> = {
    name: "locators",
    title: t("locators.title"),
    load: (query) => answered(api.GET("/v2/locators", { params: { query } })),
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
      {
        name: "added",
        label: t("users.added"),
        cell: ({ createdAt }) => formatDay(me.lang, createdAt),
        text: ({ createdAt }) => createdAt,
      },
    ],
    nameOf: ({ title, handle }) => title || handle,
    hrefOf: ({ _id }) => `/console/locators/${_id}`,
    remove: (id) =>
      answered(
        api.DELETE("/v2/locators/{locator_id}", { params: { path: { locator_id: id } }, keepalive: true }),
      ),
    create: { label: t("locators.new"), open: () => address.set("new", "1") },
    empty: {
      title: t("locators.emptyTitle"),
      text: t("locators.emptyText"),
      call: { path: "/v2/locators", body: { handle: "our-shops", title: "Find a shop near you" } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      {address.has("new") ? (
        <CreateLocator
          onClose={() => address.set("new", "")}
          onOpen={(id) => router.push(`/console/locators/${id}`)}
        />
      ) : null}
    </>
  );
}
