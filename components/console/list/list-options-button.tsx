"use client";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "../texts";
import { useListSettings } from "./list-settings";
import type { ListSource, StoredRow } from "./list-source";

/** A chunk that loads on first use. */
const ListOptionsDialog = lazy(() => import("./list-options-dialog"));

/** The button that opens the display options. */
export function ListOptionsButton<Row extends StoredRow>({ source }: { source: ListSource<Row> }) {
  const t = useText();
  const { isPending } = useListSettings(source.key[0]);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button px-3"
        title={t("list.options")}
        disabled={isPending}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <span className="sr-only">{t("list.options")}</span>
      </button>
      {open ? (
        <Suspense>
          <ListOptionsDialog list={source.key[0]} columns={source.columns} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
