"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailedList, ListSkeleton } from "../list/list-states";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { PageHead } from "../ui/page-head";
import { DeletePage } from "./delete-page";
import { EditorFrame } from "./editor-frame";
import { PageForm } from "./page-form";
import { Preview } from "./preview";
import { readPage } from "./read-page";
import { SharePanel } from "./share-panel";
import { TypeList } from "./type-list";

export function PageEditor({ nickname }: { nickname: string }) {
  const t = useText();
  const query = useQuery({ queryKey: ["page", nickname], queryFn: () => readPage(nickname) });
  const [deleting, setDeleting] = useState(false);
  if (query.isError)
    return <FailedList text={sentenceOf(query.error, t)} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const page = query.data.value;
  return (
    <>
      <PageHead title={`/${page.nickname}`} back={{ href: "/console/pages", label: t("pages.title") }} />
      <EditorFrame
        aside={
          <>
            <Preview path={`/${page.nickname}`} active={page.active} version={query.data.etag ?? ""} />
            <SharePanel url={page.urls[0] ?? `/${page.nickname}`} />
          </>
        }
      >
        <TypeList page={page} />
        <PageForm key={page._id} read={query.data} />
        <div>
          <button type="button" className="button" data-tone="bad" onClick={() => setDeleting(true)}>
            {t("pages.delete")}
          </button>
        </div>
      </EditorFrame>
      {deleting ? <DeletePage page={page} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
