"use client";
import { useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { ConfirmButton } from "../ui/confirm-button";
import { useToast } from "../ui/use-toast";
import { mailSenderQuery } from "./queries";

/** Confirms that the installation sends the mails again. */
export function RemoveSender({ isDomain }: { isDomain: boolean }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  return (
    <div>
      <ConfirmButton
        label={t(isDomain ? "mailSender.removeDomain" : "mailSender.remove")}
        title={t(isDomain ? "mailSender.removeDomainTitle" : "mailSender.removeTitle")}
        text={t(isDomain ? "mailSender.removeDomainText" : "mailSender.removeText")}
        run={() => unwrapResponse(api.DELETE("/v2/mail_sender"))}
        onDone={() => {
          void queries.invalidateQueries({ queryKey: mailSenderQuery.queryKey });
          showToast(t("mailSender.removed"));
        }}
      />
    </div>
  );
}
