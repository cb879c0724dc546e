"use client";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense } from "react";
import { DeleteTyped } from "../deletion/delete-typed";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { buildLocatorQuery, LOCATORS_KEY } from "../resources/locators";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { Panel } from "../ui/panel";
import { deleteLocator } from "./delete-locator";
import { LocationList } from "./location-list";
import { LocatorForm } from "./locator-form";

/** A chunk that loads on first use. */
const ImportLocations = lazy(() => import("./import-locations"));
const TestAddress = lazy(() => import("./test-address"));

/** The editor of a locator: its locations first, since they change most; then the search and the texts. */
export function LocatorEditor({ id }: { id: string }) {
  const t = useText();
  const query = useQuery(buildLocatorQuery(id));
  const importing = useSearchParams().has("import");
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  if (importing) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <ImportLocations locator={id} />
      </Suspense>
    );
  }
  const { title, handle } = query.data.value;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <PageHeader
          title={title || handle}
          back={{ href: "/console/locators", label: t("locators.title") }}
        />
        <a className="button" href={`/locators/${handle}`} target="_blank" rel="noreferrer">
          <ExternalLink size={18} aria-hidden />
          {t("locators.openPage")}
        </a>
      </div>
      <LocationList locator={id} />
      <Panel title={t("locators.test")}>
        <Suspense fallback={null}>
          <TestAddress locator={id} />
        </Suspense>
      </Panel>
      <Panel title={t("locators.settings")}>
        <LocatorForm read={query.data} />
      </Panel>
      <DeleteTyped
        name={handle}
        label={t("locators.delete")}
        text={t("locators.deleteText")}
        run={() => deleteLocator(id)}
        invalidate={LOCATORS_KEY}
        restores={id}
        list="/console/locators"
      />
    </>
  );
}
