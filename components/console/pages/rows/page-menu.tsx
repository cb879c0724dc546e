"use client";
import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { api, unwrapResponse } from "../../api";
import { restoreFromTrash } from "../../deletion/restore-from-trash";
import { useRestoreToast } from "../../deletion/use-undoable-delete";
import { TypedConfirmDialog } from "../../form/typed-confirm-dialog";
import { copyWhenReady } from "../../links/copy-when-ready";
import { useMe } from "../../me";
import { describeError } from "../../problem-error";
import { createLink, LINKS_KEY } from "../../resources/links";
import { PAGES_KEY } from "../../resources/pages";
import { useText } from "../../texts";
import { useDismissibleMenu } from "../../ui/use-dismissible-menu";
import { useToast } from "../../ui/use-toast";
import type { ListedPage } from "../list-pages-with-owners";

interface Props {
  page: ListedPage;
}

const ITEM = "button w-full justify-start px-3 text-start";

/** The less frequent actions of a page in the list. */
export function PageMenu({ page }: Props) {
  const t = useText();
  const { role } = useMe();
  const menu = useDismissibleMenu();
  const copyOnce = useCopyOneTimeLink(page);
  const [deleting, setDeleting] = useState(false);
  const close = () => menu.ref.current?.removeAttribute("open");
  if (role === "viewer") return null;
  return (
    <>
      <details {...menu} className="relative">
        <summary
          className="button min-h-9 cursor-pointer list-none px-2 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
          data-tone="quiet"
          aria-label={t("pages.moreNamed", { page: page.title })}
        >
          <Ellipsis size={18} aria-hidden />
        </summary>
        <div className="absolute end-0 top-full z-20 mt-1 w-56 rounded-lg border border-line bg-raised p-1 text-text shadow-lg">
          <Link className={ITEM} data-tone="quiet" href={`/console/pages/${page.nickname}`} prefetch={false}>
            {t("pages.edit")}
          </Link>
          <button
            type="button"
            className={ITEM}
            data-tone="quiet"
            onClick={() => {
              close();
              void copyOnce();
            }}
          >
            {t("pages.copyOnce")}
          </button>
          {page.template ? null : (
            <button
              type="button"
              className={`${ITEM} text-bad`}
              data-tone="quiet"
              onClick={() => {
                close();
                setDeleting(true);
              }}
            >
              {t("pages.delete")}
            </button>
          )}
        </div>
      </details>
      {deleting ? <DeletePage page={page} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}

/** Creates a link that books once, and copies it; a browser that refuses shows it in the toast. */
function useCopyOneTimeLink({ nickname }: ListedPage) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return async () => {
    const creating = createLink({ page: nickname, type: null, uses: 1 });
    try {
      const copied = await copyWhenReady({ "text/plain": creating.then(({ url }) => url) });
      showToast(copied ? t("links.copied") : (await creating).url);
      await queries.invalidateQueries({ queryKey: LINKS_KEY });
    } catch (error) {
      showToast(describeError(error, t));
    }
  };
}

function DeletePage({ page, onClose }: Props & { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const offerRestore = useRestoreToast();
  const { nickname } = page;
  return (
    <TypedConfirmDialog
      title={t("pages.delete")}
      text={t("pages.deleteText")}
      name={nickname}
      label={t("list.typeName", { name: nickname })}
      submitLabel={t("list.delete")}
      run={async () => {
        await unwrapResponse(api.DELETE("/v2/bookpages/{nickname}", { params: { path: { nickname } } }));
        await queries.invalidateQueries({ queryKey: PAGES_KEY });
      }}
      onDone={() => {
        offerRestore(t("undo.deleted", { name: nickname }), () => restoreFromTrash(page._id));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
