"use client";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import type { useUnsavedChangesGuard } from "./use-unsaved-changes-guard";

/** Asks whether a user who leaves the form wants to discard the changes. */
export function UnsavedChangesDialog({ guard }: { guard: ReturnType<typeof useUnsavedChangesGuard> }) {
  const t = useText();
  return (
    <Modal open={guard.asking} title={t("form.leave")} text={t("form.leaveText")} onClose={guard.stay}>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="button" data-tone="bad" onClick={guard.leave}>
          {t("form.discard")}
        </button>
        <button type="button" className="button" data-tone="primary" onClick={guard.stay}>
          {t("form.stay")}
        </button>
      </div>
    </Modal>
  );
}
