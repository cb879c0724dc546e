"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { LINKS_KEY, revokeLink } from "../resources/links";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { formatLinkName } from "./format-link-name";

/** Confirms a revocation, which takes effect at once and cannot be undone; the recipient may be about to book. */
export function RevokeLink({ link, onClose }: { link: Schemas["Link"]; onClose: () => void }) {
  const t = useText();
  const name = formatLinkName(link, useMe(), t);
  const showToast = useToast();
  const queries = useQueryClient();
  const revocation = useMutation({
    mutationFn: () => revokeLink(link._id),
    onSuccess: () => {
      showToast(t("links.wasRevoked", { name }));
      void queries.invalidateQueries({ queryKey: LINKS_KEY });
      onClose();
    },
  });
  return (
    <Modal open title={t("links.revokeTitle")} text={t("links.revokeText")} onClose={onClose}>
      <DialogForm
        submitLabel={t("links.revoke")}
        tone="bad"
        ready={!revocation.isPending}
        error={revocation.error}
        onSubmit={revocation.mutate}
        onCancel={onClose}
      >
        <p className="break-words font-medium">{name}</p>
      </DialogForm>
    </Modal>
  );
}
