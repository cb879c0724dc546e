"use client";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { api, unwrapResponse } from "../api";
import { getExternalId } from "../form/external-id-field";
import { makeTextColumn } from "../list/columns";
import type { ListColumn, ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useUrlDialog } from "../list/use-url-dialog";
import { type TranslateConsole, useText } from "../texts";
import { type Location, toPoint } from "./location";
import { LOCATIONS_KEY, listLocations } from "./location-queries";

/** A chunk that loads on first use. */
const LocationDialog = lazy(() => import("./location-dialog"));
const LocationMap = lazy(() => import("./location-map"));

/** The locations of a locator, as a list and on a map. */
export function LocationList({ locator }: { locator: string }) {
  const t = useText();
  const params = useSearchParams();
  const dialog = useUrlDialog("location");
  const importing = useUrlDialog("import");
  const [creating, setCreating] = useCreateDialog();
  const source: ListSource<Location> = {
    key: LOCATIONS_KEY,
    scope: locator,
    level: 2,
    title: t("locators.locations"),
    load: (query, { filter }) =>
      listLocations(locator, { ...query, ...(filter === "leads_nowhere" && { filter }) }),
    filters: [
      {
        name: "filter",
        label: t("list.show"),
        options: [{ value: "leads_nowhere", label: t("actionItems.leadsNowhere") }],
      },
    ],
    columns: makeColumns(t),
    nameRow: ({ name }) => name,
    linkRow: ({ _id }) => `?${new URLSearchParams([...params, ["location", _id]])}`,
    open: dialog.open,
    remove: (id) =>
      unwrapResponse(
        api.DELETE("/v2/locators/{locator_id}/locations/{location_id}", {
          params: { path: { locator_id: locator, location_id: id } },
        }),
      ),
    create: { label: t("locators.newLocation"), open: () => setCreating(true) },
    importing: { label: t("imports.locations"), open: () => importing.open("1") },
    empty: {
      title: t("locators.noLocations"),
      text: t("locators.noLocationsText"),
      call: {
        path: `/v2/locators/${locator}/locations`,
        body: { name: "Paris Opéra", address: "5 rue de la Paix, 75002 Paris" },
      },
    },
  };
  return (
    <>
      <Suspense fallback={null}>
        <LocationMap locator={locator} onOpen={dialog.open} />
      </Suspense>
      <ResourceList source={source} />
      <Suspense fallback={null}>
        {dialog.value || creating ? (
          <LocationDialog
            key={dialog.value}
            locator={locator}
            id={dialog.value}
            onClose={() => (creating ? setCreating(false) : dialog.close())}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const makeColumns = (t: TranslateConsole): ListColumn<Location>[] => [
  makeTextColumn("name", t("locators.locationName"), ({ name }) => name),
  makeTextColumn("address", t("locators.address"), ({ address }) => address ?? ""),
  makeTextColumn("extid", t("locators.extid"), (row) => getExternalId(row) ?? ""),
  {
    name: "latitude",
    label: t("locators.latitude"),
    cell: (row) => toPoint(row)[0].toFixed(4),
    text: (row) => String(toPoint(row)[0]),
  },
  {
    name: "longitude",
    label: t("locators.longitude"),
    cell: (row) => toPoint(row)[1].toFixed(4),
    text: (row) => String(toPoint(row)[1]),
  },
  {
    name: "link",
    label: t("locators.link"),
    cell: ({ link }) => <span className="wrap-anywhere">{link}</span>,
    text: ({ link }) => link ?? "",
  },
];
