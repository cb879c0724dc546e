"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";

/** Empties the sandbox, after a confirmation. */
export function ResetSandbox() {
  const t = useText();
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const reset = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/test/reset", { body: {} })),
    onSuccess: async () => {
      setConfirming(false);
      await queries.invalidateQueries();
    },
  });
  return (
    <>
      <button type="button" className="button" data-tone="quiet" onClick={() => setConfirming(true)}>
        {t("testMode.reset")}
      </button>
      <Modal
        open={isConfirming}
        title={t("testMode.resetAsk")}
        text={t("testMode.resetText")}
        onClose={() => setConfirming(false)}
      >
        <DialogForm
          submitLabel={t("testMode.resetDo")}
          tone="bad"
          ready={!reset.isPending}
          error={reset.error}
          onSubmit={reset.mutate}
          onCancel={() => setConfirming(false)}
        >
          {null}
        </DialogForm>
      </Modal>
    </>
  );
}
