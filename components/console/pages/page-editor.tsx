"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { answered, api } from "../api";
import { LinkPanel } from "../links/link-panel";
import { FailedScreen } from "../list/failed-screen";
import { ListSkeleton } from "../list/list-states";
import { ChangePanel } from "../preview/change-panel";
import { sayChange } from "../preview/say-change";
import { useChangePreview } from "../preview/use-change-preview";
import { useText } from "../texts";
import { DeleteByName } from "../ui/delete-by-name";
import { ForEditors } from "../ui/for-editors";
import { PageHead } from "../ui/page-head";
import { EditorFrame } from "./editor-frame";
import { PageForm } from "./page-form";
import { PagePreview } from "./page-preview";
import { PAGES_KEY, pageQuery, previewPage } from "./queries";
import { SharePanel } from "./share-panel";
import { TypeList } from "./type-list";
import type { UnsavedPage } from "./use-preview-address";

const WaitingPanel = lazy(() => import("../waiting/waiting-panel"));
const WhyNotPanel = lazy(() => import("./why-not-panel"));
const FollowsNote = lazy(() => import("../templates/follows-note"));
const MakeTemplate = lazy(() => import("../templates/make-template"));

export function PageEditor({ nickname }: { nickname: string }) {
  const t = useText();
  const query = useQuery(pageQuery(nickname));
  const [unsaved, setUnsaved] = useState<UnsavedPage | null>(null);
  const previewed = useChangePreview(
    `page ${nickname}`,
    query.data?.value.team ? null : unsaved,
    (body, signal) => previewPage(nickname, body, signal),
  );
  if (query.isError) return <FailedScreen error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const page = query.data.value;
  const remove = () => answered(api.DELETE("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));
  return (
    <>
      <PageHead title={`/${page.nickname}`} back={{ href: "/console/pages", label: t("pages.title") }} />
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
              {page.custom.waiting_list?.active ? <WaitingPanel page={page.nickname} type={null} /> : null}
              <WhyNotPanel page={page} />
            </Suspense>
          </>
        }
      >
        {page.template ? (
          <Suspense fallback={null}>
            <FollowsNote template={page.template} page={page} />
          </Suspense>
        ) : null}
        <TypeList page={page} />
        <PageForm
          key={page._id}
          read={query.data}
          note={previewed && sayChange(previewed, t)}
          onUnsaved={setUnsaved}
        />
        <div className="flex flex-wrap gap-2">
          <Suspense fallback={null}>
            <MakeTemplate page={page.nickname} />
          </Suspense>
          {page.template ? null : (
            <DeleteByName
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
