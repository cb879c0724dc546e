"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
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
import { PagePreview } from "./page-preview";
import { buildPageQuery } from "./queries";
import { SharePanel } from "./share-panel";
import { TypeForm } from "./type-form";
import { buildTypeQuery, requestTypePreview, TYPES_KEY } from "./type-queries";
import type { UnsavedPage } from "./use-preview-url";

const WaitingListPanel = lazy(() => import("../waiting-list/waiting-list-panel"));
const SlotExplanationPanel = lazy(() => import("./slot-explanation-panel"));
const TemplateNote = lazy(() => import("../templates/template-note"));

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
  const remove = () =>
    unwrapResponse(
      api.DELETE("/v2/bookpages/{nickname}/types/{handle}", { params: { path: { nickname, handle } } }),
    );
  return (
    <>
      <PageHeader title={type.name} back={{ href: `/console/pages/${nickname}`, label: `/${nickname}` }} />
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
            <SharePanel url={`${page.data.value.urls[0]}/types/${type.handle}`} />
            <ForEditors>
              <LinkPanel
                page={nickname}
                type={type.handle}
                durations={listDurations(page.data.value.custom, type.custom)}
              />
            </ForEditors>
            <Suspense fallback={null}>
              {(type.custom.waiting_list ?? page.data.value.custom.waiting_list)?.active ? (
                <WaitingListPanel page={nickname} type={type.handle} />
              ) : null}
              <SlotExplanationPanel page={page.data.value} type={type} />
            </Suspense>
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
        {type.template_type ? null : (
          <DeleteTyped
            name={type.handle}
            label={t("pages.deleteType")}
            text={t("pages.deleteTypeText")}
            run={remove}
            invalidate={TYPES_KEY}
            restores={type._id}
            list={`/console/pages/${nickname}`}
          />
        )}
      </EditorFrame>
    </>
  );
}

/** Lists the type's durations, otherwise the page's. */
const listDurations = (page: Schemas["Custom"], type: Schemas["TypeCustom"]) =>
  type.durations ?? (type.duration === undefined ? page.durations : undefined) ?? [];
