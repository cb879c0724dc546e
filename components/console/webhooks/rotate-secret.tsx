"use client";
import { useMutation } from "@tanstack/react-query";
import { answered, api } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { SecretModal } from "../ui/secret-modal";

/** A new secret at once: the last one goes on to sign beside it for a day, so nothing breaks. */
export function RotateSecret({ hook }: { hook: string }) {
  const t = useText();
  const me = useMe();
  const rotation = useMutation({
    mutationFn: () =>
      answered(api.POST("/hooks/{hook_id}/secret", { params: { path: { hook_id: hook } }, body: {} })),
  });
  const made = rotation.data?.value;
  return (
    <>
      <p className="max-w-prose text-muted">{t("webhooks.secretHint")}</p>
      {rotation.isError ? (
        <p role="alert" className="mt-2 font-medium text-bad">
          {sentenceOf(rotation.error, t)}
        </p>
      ) : null}
      <button
        type="button"
        className="button mt-4"
        aria-disabled={rotation.isPending}
        onClick={() => {
          if (!rotation.isPending) rotation.mutate();
        }}
      >
        {t("webhooks.rotate")}
      </button>
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
