"use client";
import { useQuery } from "@tanstack/react-query";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { canPerform, useMe } from "../me";
import { SETTING_TABS, SettingTabs } from "../pages/settings/settings-tabs";
import { buildTemplateQuery, buildTemplateTypeQuery } from "../resources/templates";
import { PageHeader } from "../ui/page-header";
import { TabsProvider } from "../ui/tabs";
import { DeleteTemplateType } from "./delete-template";
import { TemplateTypeForm } from "./template-type-form";

interface Props {
  template: string;
  type: string;
}

export function TemplateTypeEditor({ template, type }: Props) {
  const me = useMe();
  const page = useQuery(buildTemplateQuery(template));
  const query = useQuery(buildTemplateTypeQuery(template, type));
  const failed = page.error ?? query.error;
  if (failed) {
    const retry = () => void Promise.all([page.refetch(), query.refetch()]);
    return <FailedScreen error={failed} onRetry={retry} />;
  }
  if (!page.data || !query.data) return <ListSkeleton />;
  const { name } = page.data.value;
  return (
    <>
      <PageHeader
        title={query.data.value.name}
        back={{ href: `/console/templates/${template}`, label: name }}
      />
      <div className="grid max-w-4xl gap-4">
        <TabsProvider names={SETTING_TABS}>
          <SettingTabs />
          <TemplateTypeForm key={type} template={page.data.value} read={query.data} />
        </TabsProvider>
        {canPerform(me, "deletePageTemplateType") ? <DeleteTemplateType type={query.data.value} /> : null}
      </div>
    </>
  );
}
