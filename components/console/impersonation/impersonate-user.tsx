"use client";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import type { UserSummary } from "../resources/user-summary";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";

/** Starts the impersonation of a user, for admins. */
export default function ImpersonateUser({ person }: { person: UserSummary }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const name = person.name ?? person.email ?? t("users.unnamed");
  const start = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/impersonation", { body: { user: person._id } })),
    // A full page load resets all state, since everything shown is now the user's.
    onSuccess: () => window.location.assign("/console"),
  });
  return (
    <div>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Eye size={18} aria-hidden />
        {t("impersonation.act")}
      </button>
      <Modal
        open={asking}
        title={t("impersonation.ask", { name })}
        text={t("impersonation.askText", { name })}
        onClose={() => setAsking(false)}
      >
        <DialogForm
          submitLabel={t("impersonation.act")}
          tone="primary"
          ready={!start.isPending}
          error={start.error}
          onSubmit={() => start.mutate()}
          onCancel={() => setAsking(false)}
        >
          {null}
        </DialogForm>
      </Modal>
    </div>
  );
}
