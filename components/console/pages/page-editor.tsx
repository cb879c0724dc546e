"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api, unwrapResponse } from "../api";
import { ChangePanel } from "../change-preview/change-panel";
import { formatChangePreview } from "../change-preview/format-change-preview";
import { useChangePreview } from "../change-preview/use-change-preview";
import { LinkPanel } from "../links/link-panel";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { DeleteTyped } from "../ui/delete-typed";
import { ForEditors } from "../ui/for-editors";
import { PageHeader } from "../ui/page-header";
import { EditorFrame } from "./editor-frame";
import { PageForm } from "./page-form";
import { PagePreview } from "./page-preview";
import { buildPageQuery, PAGES_KEY, requestPagePreview } from "./queries";
import { SharePanel } from "./share-panel";
import { TypeList } from "./type-list";
import type { UnsavedPage } from "./use-preview-url";

const WaitingListPanel = lazy(() => import("../waiting-list/waiting-list-panel"));
const SlotExplanationPanel = lazy(() => import("./slot-explanation-panel"));
const TemplateNote = lazy(() => import("../templates/template-note"));
const CreateTemplateFromPage = lazy(() => import("../templates/create-template-from-page"));

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
  const remove = () =>
    unwrapResponse(api.DELETE("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));
  return (
    <>
      <PageHeader title={`/${page.nickname}`} back={{ href: "/console/pages", label: t("pages.title") }} />
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
            <SharePanel url={page.urls[0] ?? `/${page.nickname}`} />
            <ForEditors>
              <LinkPanel page={page.nickname} type={null} durations={page.custom.durations ?? []} />
            </ForEditors>
            <Suspense fallback={null}>
              {page.custom.waiting_list?.active ? (
                <WaitingListPanel page={page.nickname} type={null} />
              ) : null}
              <SlotExplanationPanel page={page} />
            </Suspense>
          </>
        }
      >
        {page.template ? (
          <Suspense fallback={null}>
            <TemplateNote template={page.template} page={page} />
          </Suspense>
        ) : null}
        <TypeList page={page} />
        <PageForm
          key={page._id}
          read={query.data}
          note={previewed && formatChangePreview(previewed, t)}
          onUnsaved={setUnsaved}
        />
        <div className="flex flex-wrap gap-2">
          <Suspense fallback={null}>
            <CreateTemplateFromPage page={page.nickname} />
          </Suspense>
          {page.template ? null : (
            <DeleteTyped
              name={page.nickname}
              label={t("pages.delete")}
              text={t("pages.deleteText")}
              run={remove}
              invalidate={PAGES_KEY}
              restores={page._id}
              list="/console/pages"
            />
          )}
        </div>
      </EditorFrame>
    </>
  );
}
