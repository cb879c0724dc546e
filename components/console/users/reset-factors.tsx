"use client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";

/** Resets the second factors of a user who has lost both phone and recovery codes. */
export default function ResetFactors({ id }: { id: string }) {
  const t = useText();
  const showToast = useToast();
  const [asking, setAsking] = useState(false);
  const reset = useMutation({
    mutationFn: () =>
      unwrapResponse(api.DELETE("/v2/users/{user_id}/second_factors", { params: { path: { user_id: id } } })),
    onSuccess: () => {
      showToast(t("secondFactors.resetDone"));
      setAsking(false);
    },
  });
  return (
    <div>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t("secondFactors.reset")}
      </button>
      {asking ? (
        <Modal
          open
          title={t("secondFactors.reset")}
          text={t("secondFactors.resetText")}
          onClose={() => setAsking(false)}
        >
          <DialogForm
            submitLabel={t("secondFactors.reset")}
            tone="bad"
            ready={!reset.isPending}
            error={reset.error}
            onSubmit={reset.mutate}
            onCancel={() => setAsking(false)}
          >
            {null}
          </DialogForm>
        </Modal>
      ) : null}
    </div>
  );
}
