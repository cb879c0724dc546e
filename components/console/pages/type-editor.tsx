"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answered, api } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useText } from "../texts";
import { DeleteByName } from "../ui/delete-by-name";
import { PageHead } from "../ui/page-head";
import { EditorFrame } from "./editor-frame";
import { PagePreview } from "./page-preview";
import { pageQuery } from "./queries";
import { SharePanel } from "./share-panel";
import { TypeForm } from "./type-form";
import { TYPES_KEY, typeQuery } from "./type-queries";
import type { UnsavedPage } from "./use-preview-address";

interface Props {
  nickname: string;
  handle: string;
}

export function TypeEditor({ nickname, handle }: Props) {
  const t = useText();
  const page = useQuery(pageQuery(nickname));
  const query = useQuery(typeQuery(nickname, handle));
  const [unsaved, setUnsaved] = useState<UnsavedPage | null>(null);
  const failed = page.error ?? query.error;
  if (failed) {
    const retry = () => void Promise.all([page.refetch(), query.refetch()]);
    return <FailedList error={failed} onRetry={retry} />;
  }
  if (!page.data || !query.data) return <ListSkeleton />;
  const type = query.data.value;
  const remove = () =>
    answered(
      api.DELETE("/v2/bookpages/{nickname}/types/{handle}", { params: { path: { nickname, handle } } }),
    );
  return (
    <>
      <PageHead title={type.name} back={{ href: `/console/pages/${nickname}`, label: `/${nickname}` }} />
      <EditorFrame
        aside={
          <>
            <PagePreview
              nickname={nickname}
              handle={type.handle}
              active={page.data.value.active && type.active}
              unsaved={unsaved}
              version={query.data.etag ?? ""}
            />
            <SharePanel url={`${page.data.value.urls[0]}/types/${type.handle}`} />
          </>
        }
      >
        <TypeForm key={type._id} page={page.data.value} read={query.data} onUnsaved={setUnsaved} />
        <DeleteByName
          name={type.handle}
          label={t("pages.deleteType")}
          text={t("pages.deleteTypeText")}
          run={remove}
          invalidate={TYPES_KEY}
          list={`/console/pages/${nickname}`}
        />
      </EditorFrame>
    </>
  );
}
