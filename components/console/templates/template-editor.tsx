"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { SETTING_TABS, SettingTabs } from "../pages/settings/settings-tabs";
import { buildTemplateQuery } from "../resources/templates";
import { useText } from "../texts";
import { PageHeader } from "../ui/page-header";
import { TabsProvider } from "../ui/tabs";
import { TemplateForm } from "./template-form";
import { TemplateTypes } from "./template-types";

/** A chunk that loads beside the settings. */
const TemplatePages = lazy(() => import("./template-pages"));
const TemplateWorkflows = lazy(() => import("./template-workflows"));
const DeleteTemplate = lazy(() => import("./delete-template"));

export function TemplateEditor({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildTemplateQuery(id));
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const template = query.data.value;
  return (
    <>
      <PageHeader title={template.name} back={{ href: "/console/templates", label: t("templates.title") }} />
      <div className="grid max-w-4xl gap-4">
        <Suspense fallback={<ListSkeleton />}>
          <TemplatePages template={template} />
        </Suspense>
        <TemplateTypes template={template} />
        <Suspense fallback={null}>
          {canPerform(me, "listWorkflows") ? <TemplateWorkflows template={template._id} /> : null}
        </Suspense>
        <TabsProvider names={SETTING_TABS}>
          <SettingTabs />
          <TemplateForm key={template._id} read={query.data} />
        </TabsProvider>
        <Suspense fallback={null}>
          {canPerform(me, "deletePageTemplate") ? <DeleteTemplate template={template} /> : null}
        </Suspense>
      </div>
    </>
  );
}
