"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { api, type Schemas, unwrapResponse } from "../api";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { useToast } from "../ui/use-toast";
import { MAILS_KEY } from "./queries";

/** Sends a copy of a mail that did not arrive, as a new mail. */
export function ResendMail({ mail }: { mail: Schemas["Mail"] }) {
  const t = useText();
  const showToast = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST("/v2/mails/{mail_id}/resend", { params: { path: { mail_id: mail._id } } })),
    onSuccess: ({ value }) => {
      showToast(t("outbox.wasSentAgain", { to: value.to }));
      void queries.invalidateQueries({ queryKey: MAILS_KEY });
      router.push(`/console/outbox/${value._id}`);
    },
  });
  return (
    <div>
      <button
        type="button"
        className="button"
        aria-disabled={resend.isPending}
        onClick={() => (resend.isPending ? null : resend.mutate())}
      >
        <Send size={18} aria-hidden />
        {t("outbox.again")}
      </button>
      <ErrorText error={resend.error} className="mt-2" />
    </div>
  );
}
