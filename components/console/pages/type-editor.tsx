"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { ChangePanel } from "../change-preview/change-panel";
import { formatChangePreview } from "../change-preview/format-change-preview";
import { useChangePreview } from "../change-preview/use-change-preview";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { buildPageQuery } from "../resources/pages";
import { buildTypeQuery, buildTypesQuery, requestTypePreview } from "../resources/types";
import { usePageName } from "../resources/use-page-name";
import { useText } from "../texts";
import { TabsProvider } from "../ui/tabs";
import { ActiveSwitch } from "./active-switch";
import { EditorFrame } from "./editor-frame";
import { EditorHeader } from "./editor-header";
import { PagePreview } from "./page-preview";
import { SETTING_TABS, SettingTabs } from "./settings/settings-tabs";
import { TypeForm } from "./type-form";
import type { UnsavedPage } from "./use-preview-url";

const WaitingListPanel = lazy(() => import("../waiting-list/waiting-list-panel"));
const SlotExplanationPanel = lazy(() => import("./slot-explanation-panel"));
const TemplateNote = lazy(() => import("./template-note"));

interface Props {
  nickname: string;
  handle: string;
}

export function TypeEditor({ nickname, handle }: Props) {
  const t = useText();
  const page = useQuery(buildPageQuery(nickname));
  const query = useQuery(buildTypeQuery(nickname, handle));
  const [unsaved, setUnsaved] = useState<UnsavedPage | null>(null);
  const previewed = useChangePreview(
    `type ${nickname} ${handle}`,
    page.data?.value.team ? null : unsaved,
    (body, signal) => requestTypePreview(nickname, handle, body, signal),
  );
  const failed = page.error ?? query.error;
  if (failed) {
    const retry = () => void Promise.all([page.refetch(), query.refetch()]);
    return <FailedScreen error={failed} onRetry={retry} />;
  }
  if (!page.data || !query.data) return <ListSkeleton />;
  const type = query.data.value;
  return (
    <TabsProvider names={SETTING_TABS}>
      <Header page={page.data.value} type={type} />
      <SettingTabs />
      <EditorFrame
        aside={
          <>
            <ChangePanel previewed={previewed} />
            <PagePreview
              nickname={nickname}
              handle={type.handle}
              active={page.data.value.active && type.active}
              unsaved={unsaved}
              version={query.data.etag ?? ""}
            />
            {(type.custom.waiting_list ?? page.data.value.custom.waiting_list)?.active ? (
              <Suspense fallback={null}>
                <WaitingListPanel page={nickname} type={type.handle} />
              </Suspense>
            ) : null}
          </>
        }
      >
        {type.template_type && page.data.value.template ? (
          <Suspense fallback={null}>
            <TemplateNote template={page.data.value.template} page={null} />
          </Suspense>
        ) : null}
        <TypeForm
          key={type._id}
          page={page.data.value}
          read={query.data}
          note={previewed && formatChangePreview(previewed, t)}
          onUnsaved={setUnsaved}
        />
      </EditorFrame>
    </TabsProvider>
  );
}

interface HeaderProps {
  page: Schemas["Bookpage"];
  type: Schemas["AppointmentType"];
}

function Header({ page, type }: HeaderProps) {
  const queries = useQueryClient();
  const { nickname } = page;
  const { handle } = type;
  return (
    <EditorHeader
      title={type.name}
      back={{ href: `/console/pages/${nickname}`, label: usePageName(page) }}
      url={`${page.urls[0]}/types/${handle}`}
      linked={{ page: nickname, type: handle, durations: listDurations(page.custom, type.custom) }}
      active={
        <ActiveSwitch
          active={type.active}
          locked={type.locked.includes("/active")}
          send={(active) =>
            unwrapResponse(
              api.PUT("/v2/bookpages/{nickname}/types/{handle}", {
                params: { path: { nickname, handle } },
                body: { active },
              }),
            )
          }
          onSaved={(response) => {
            queries.setQueryData(buildTypeQuery(nickname, handle).queryKey, response);
            void queries.invalidateQueries({ queryKey: buildTypesQuery(nickname).queryKey });
          }}
        />
      }
      explanation={<SlotExplanationPanel page={page} type={type} />}
    />
  );
}

/** Lists the type's durations, otherwise the page's. */
const listDurations = (page: Schemas["Custom"], type: Schemas["TypeCustom"]) =>
  type.durations ?? (type.duration === undefined ? page.durations : undefined) ?? [];
