"use client";
import { useMutation } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { TextInput } from "../form/fields";
import { ProblemError } from "../problem-error";
import { promptPasskey } from "../security/prompt-passkey";
import { resolveStepUp, type StepUpMethod } from "../step-up-auth";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Modal } from "../ui/modal";

const submitProof = (body: Schemas["ProofBody"]) =>
  unwrapResponse(api.POST("/v2/second_factors/proof", { body }));

/** Asks for reauthentication over the current page; waiting requests continue afterwards. */
export default function ReauthenticateDialog({ kind }: { kind: StepUpMethod }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const byText = useMutation({
    mutationFn: () => submitProof(kind === "factor" ? { code: typed } : { password: typed }),
    onSuccess: () => resolveStepUp(true),
  });
  const byPasskey = useMutation({
    mutationFn: async () => submitProof({ passkey: await promptPasskey() }),
    onSuccess: () => resolveStepUp(true),
  });
  const isWrong = byText.error instanceof ProblemError && byText.error.status === 400;
  return (
    <Modal
      open
      title={t("reauthentication.title")}
      text={t(kind === "factor" ? "reauthentication.factorText" : "reauthentication.passwordText")}
      onClose={() => resolveStepUp(false)}
    >
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (typed && !byText.isPending) byText.mutate();
        }}
      >
        <TextInput
          label={t(kind === "factor" ? "reauthentication.code" : "reauthentication.password")}
          type={kind === "factor" ? "text" : "password"}
          autoComplete={kind === "factor" ? "one-time-code" : "current-password"}
          field={{
            name: "proof",
            value: typed,
            error: isWrong ? t("reauthentication.wrong") : null,
            onChange: setTyped,
          }}
        />
        {isWrong ? null : <ErrorText error={byText.error} />}
        <ErrorText error={byPasskey.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button" onClick={() => resolveStepUp(false)}>
            {t("reauthentication.cancel")}
          </button>
          {kind === "factor" ? (
            <button type="button" className="button" onClick={() => byPasskey.mutate()}>
              {t("reauthentication.usePasskey")}
            </button>
          ) : null}
          <button type="submit" className="button" data-tone="primary">
            {t("reauthentication.submit")}
          </button>
        </div>
      </form>
      {kind === "password" ? <ProviderSignIn /> : null}
    </Modal>
  );
}

/** Reauthentication at the organisation's provider, for users without a password. */
function ProviderSignIn() {
  const t = useText();
  const path = usePathname();
  return (
    <div className="mt-5 border-line border-t pt-4">
      <p className="text-muted">{t("reauthentication.anew")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className="button"
          href={`/login/anew?next=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("reauthentication.open")}
        </a>
        <button type="button" className="button" onClick={() => resolveStepUp(true)}>
          {t("reauthentication.again")}
        </button>
      </div>
    </div>
  );
}
