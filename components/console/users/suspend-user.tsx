"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiValue, Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { formatUserName } from "../resources/format-user-name";
import { buildUserQuery, USERS_KEY, updateUser } from "../resources/users";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { ErrorText } from "../ui/error-text";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";

/** Suspends a user or restores the access; the user's resources stay. */
export default function SuspendUser({ user }: { user: Schemas["User"] }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = formatUserName(user, t("users.unnamed"));
  const change = useMutation({
    mutationFn: (suspended: boolean) => updateUser(user._id, { user: { suspended } }, {}),
    onSuccess: (response: ApiValue<Schemas["User"]>) => {
      queries.setQueryData(buildUserQuery(user._id).queryKey, response);
      void queries.invalidateQueries({ queryKey: USERS_KEY });
      showToast(t(response.value.suspended ? "users.suspendedDone" : "users.letInDone", { name }));
      setAsking(false);
    },
  });
  if (user.suspended_at)
    return (
      <div className="grid w-full gap-2">
        <p role="status" className="text-warn">
          {t("users.suspendedSince", { when: formatMoment(me, user.suspended_at) })}
        </p>
        <div>
          <button
            type="button"
            className="button"
            disabled={change.isPending}
            onClick={() => change.mutate(false)}
          >
            {t("users.letIn")}
          </button>
        </div>
        <ErrorText error={change.error} />
      </div>
    );
  return (
    <div>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t("users.suspend")}
      </button>
      {asking ? (
        <Modal
          open
          title={`${t("users.suspend")}: ${name}`}
          text={t("users.suspendText", { name })}
          onClose={() => setAsking(false)}
        >
          <DialogForm
            submitLabel={t("users.suspend")}
            tone="bad"
            ready={!change.isPending}
            error={change.error}
            onSubmit={() => change.mutate(true)}
            onCancel={() => setAsking(false)}
          >
            {null}
          </DialogForm>
        </Modal>
      ) : null}
    </div>
  );
}
