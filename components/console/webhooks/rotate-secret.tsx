"use client";
import { useMutation } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { MutationButton } from "../ui/mutation-button";
import { SecretModal } from "../ui/secret-modal";

/** Rotates the secret: the previous one also signs for a day, so that nothing breaks. */
export function RotateSecret({ hook }: { hook: string }) {
  const t = useText();
  const me = useMe();
  const rotation = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST("/hooks/{hook_id}/secret", { params: { path: { hook_id: hook } }, body: {} })),
  });
  const made = rotation.data?.value;
  return (
    <>
      <p className="max-w-prose text-muted">{t("webhooks.secretHint")}</p>
      <ErrorText error={rotation.error} className="mt-2" />
      <MutationButton mutation={rotation} className="mt-4">
        {t("webhooks.rotate")}
      </MutationButton>
      {made ? (
        <SecretModal
          title={t("webhooks.secretTitle")}
          text={t("webhooks.secretText")}
          label={t("webhooks.secret")}
          secret={made.secret}
          note={t("webhooks.previousUntil", { date: formatMoment(me, made.previous_valid_until) })}
          onDone={() => rotation.reset()}
        />
      ) : null}
    </>
  );
}
