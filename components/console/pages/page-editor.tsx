"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { ChangePanel } from "../change-preview/change-panel";
import { formatChangePreview } from "../change-preview/format-change-preview";
import { useChangePreview } from "../change-preview/use-change-preview";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { buildPageQuery, PAGES_KEY, requestPagePreview } from "../resources/pages";
import { usePageName } from "../resources/use-page-name";
import { useText } from "../texts";
import { TabsProvider } from "../ui/tabs";
import { ActiveSwitch } from "./active-switch";
import { EditorFrame } from "./editor-frame";
import { EditorHeader } from "./editor-header";
import { PageForm } from "./page-form";
import { PagePreview } from "./page-preview";
import { SETTING_TABS, SettingTabs } from "./settings/settings-tabs";
import type { UnsavedPage } from "./use-preview-url";

const WaitingListPanel = lazy(() => import("../waiting-list/waiting-list-panel"));
const SlotExplanationPanel = lazy(() => import("./slot-explanation-panel"));
const TemplateNote = lazy(() => import("./template-note"));

export function PageEditor({ nickname }: { nickname: string }) {
  const t = useText();
  const query = useQuery(buildPageQuery(nickname));
  const [unsaved, setUnsaved] = useState<UnsavedPage | null>(null);
  const previewed = useChangePreview(
    `page ${nickname}`,
    query.data?.value.team ? null : unsaved,
    (body, signal) => requestPagePreview(nickname, body, signal),
  );
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const page = query.data.value;
  return (
    <TabsProvider names={SETTING_TABS}>
      <Header page={page} />
      <SettingTabs />
      <EditorFrame
        aside={
          <>
            <ChangePanel previewed={previewed} />
            <PagePreview
              nickname={page.nickname}
              handle={null}
              active={page.active}
              unsaved={unsaved}
              version={query.data.etag ?? ""}
            />
            {page.custom.waiting_list?.active ? (
              <Suspense fallback={null}>
                <WaitingListPanel page={page.nickname} type={null} />
              </Suspense>
            ) : null}
          </>
        }
      >
        {page.template ? (
          <Suspense fallback={null}>
            <TemplateNote template={page.template} page={page} />
          </Suspense>
        ) : null}
        <PageForm
          key={page._id}
          read={query.data}
          note={previewed && formatChangePreview(previewed, t)}
          onUnsaved={setUnsaved}
        />
      </EditorFrame>
    </TabsProvider>
  );
}

function Header({ page }: { page: Schemas["Bookpage"] }) {
  const t = useText();
  const queries = useQueryClient();
  const { nickname } = page;
  return (
    <EditorHeader
      title={usePageName(page)}
      back={{ href: "/console/pages", label: t("pages.title") }}
      url={page.urls[0] ?? `/${nickname}`}
      linked={{ page: nickname, type: null, durations: page.custom.durations ?? [] }}
      active={
        <ActiveSwitch
          active={page.active}
          locked={page.locked.includes("/active")}
          send={(active) =>
            unwrapResponse(
              api.PUT("/v2/bookpages/{nickname}", { params: { path: { nickname } }, body: { active } }),
            )
          }
          onSaved={(response) => {
            queries.setQueryData(buildPageQuery(nickname).queryKey, response);
            void queries.invalidateQueries({ queryKey: PAGES_KEY });
          }}
        />
      }
      explanation={<SlotExplanationPanel page={page} />}
    />
  );
}
