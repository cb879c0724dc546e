"use client";
import { useMutation } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { canPerform, useMe } from "../me";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { useToast } from "../ui/use-toast";
import { sendAddressConfirmation } from "./queries";

const TONES = { unconfirmed: "warn", confirmed: "ok", stopped: "bad" } as const;

/** The fixed addresses of a saved workflow, with a button that sends the link of a confirmation once more. */
export default function AddressList({ workflow }: { workflow: Schemas["Workflow"] }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const sending = useMutation({
    mutationFn: (email: string) => sendAddressConfirmation(workflow._id, email),
    onSuccess: (_, email) => showToast(t("workflows.wasSent", { email })),
  });
  const canSend = canPerform(me, "sendAddressConfirmation");
  return (
    <Panel title={t("workflows.addresses")}>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {workflow.addresses.map(({ email, state }) => (
          <li key={email} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0">
              <span className="block font-medium break-words">{email}</span>
              <StateMark tone={TONES[state]}>{t(`workflows.addressState.${state}`)}</StateMark>
            </span>
            {state === "unconfirmed" && canSend ? (
              <button
                type="button"
                className="button"
                disabled={sending.isPending}
                onClick={() => sending.mutate(email)}
              >
                {t("workflows.sendAgain")}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {sending.isError ? <ErrorText error={sending.error} /> : null}
    </Panel>
  );
}
