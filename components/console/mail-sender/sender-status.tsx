"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { formatMoment } from "../format-moment";
import { type Me, useMe } from "../me";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { ErrorText } from "../ui/error-text";
import { useToast } from "../ui/use-toast";
import { getSenderDomain, type MailSender, mailSenderQuery } from "./queries";

const TONES = { unset: "text-muted", pending: "text-warn", working: "text-ok", failing: "text-bad" } as const;

/** By which server mails leave, what the organisation's own answered last, and a test. */
export function SenderStatus({ sender }: { sender: MailSender }) {
  const t = useText();
  const me = useMe();
  return (
    <section className="rounded-lg border border-line bg-raised p-4 sm:p-6">
      <p className={`max-w-prose ${TONES[sender.status]}`} role="status">
        {describeStatus(t, me, sender)}
      </p>
      {sender.status === "unset" ? null : (
        <>
          <LastCheck check={sender.check} />
          <TestSender isUsed={sender.status === "working"} isDomain={sender.server === null} />
        </>
      )}
    </section>
  );
}

function describeStatus(t: ReturnType<typeof useText>, me: Me, sender: MailSender): string {
  if (sender.status !== "unset" && sender.server === null) return describeDomain(t, me, sender);
  const host = sender.server?.host ?? "";
  if (sender.status === "working") return t("mailSender.working", { host });
  if (sender.status === "failing")
    return t("mailSender.failing", { host, when: formatMoment(me, sender.failing_since ?? "") });
  return t(`mailSender.${sender.status}`);
}

function describeDomain(t: ReturnType<typeof useText>, me: Me, sender: MailSender): string {
  const domain = getSenderDomain(sender);
  if (sender.status === "working") return t("mailSender.workingDomain", { domain });
  if (sender.status === "failing")
    return t("mailSender.failingDomain", { domain, when: formatMoment(me, sender.failing_since ?? "") });
  return t("mailSender.pendingDomain");
}

function LastCheck({ check }: { check: MailSender["check"] }) {
  const t = useText();
  const me = useMe();
  if (!check) return null;
  const when = formatMoment(me, check.at);
  if (!check.failed_step) return <p className="mt-2 text-muted">{t("mailSender.accepted", { when })}</p>;
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-muted">{t("mailSender.failedAt", { when })}</p>
      <p className="font-medium">{t(`mailSender.${check.failed_step}`)}</p>
      {check.answer ? <Code label={t("mailSender.failedAt", { when })}>{check.answer}</Code> : null}
    </div>
  );
}

function TestSender({ isUsed, isDomain }: { isUsed: boolean; isDomain: boolean }) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const label = isDomain && !isUsed ? "mailSender.testDomain" : "mailSender.test";
  const test = useMutation({
    mutationFn: () => unwrapResponse(api.POST("/v2/mail_sender/test", { body: {} })),
    onSuccess: (response) => {
      queries.setQueryData(mailSenderQuery.queryKey, response);
      void queries.invalidateQueries({ queryKey: mailSenderQuery.queryKey }); // updates the ETag
      if (!response.value.check?.failed_step) showToast(t("mailSender.tested", { to: me.email ?? "" }));
    },
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className="button"
        {...(isUsed ? {} : { "data-tone": "accent" })}
        aria-disabled={test.isPending}
        onClick={() => test.isPending || test.mutate()}
      >
        {t(test.isPending ? "mailSender.testing" : label)}
      </button>
      <span className="text-sm text-muted">{t("mailSender.testHint")}</span>
      <ErrorText error={test.error} className="basis-full" />
    </div>
  );
}
