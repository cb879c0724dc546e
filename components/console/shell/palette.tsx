"use client";
import { lazy, Suspense, useState } from "react";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

/** A chunk that loads on first use. */
const PaletteList = lazy(() => import("./palette-list"));

interface Props {
  open: boolean;
  onClose: () => void;
  onHelp: () => void;
}

/** The command palette: finds screens, actions and resources by name. */
export function Palette({ open, onClose, onHelp }: Props) {
  const t = useText();
  const [state, setState] = useState({ open, openings: 0 });
  if (state.open !== open) setState({ open, openings: state.openings + (open ? 1 : 0) });
  return (
    <Modal open={open} title={t("palette.title")} onClose={onClose}>
      <Suspense fallback={<p className="py-6 text-center text-muted">{t("palette.loading")}</p>}>
        <PaletteList
          key={state.openings} // the key resets the list even if the palette reopens during its closing animation
          onClose={onClose}
          onHelp={onHelp}
        />
      </Suspense>
    </Modal>
  );
}
