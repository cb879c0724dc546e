"use client";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { getSenderDomain, type MailSender } from "./queries";

/** The DNS record to publish, and what recipients check, as it was found at the last test. */
export function SenderRecords({ sender }: { sender: MailSender }) {
  const t = useText();
  const { dkim_record: record, dns } = sender;
  const domain = getSenderDomain(sender);
  return (
    <>
      {record ? (
        <Panel title={t("mailSender.record")}>
          <p className="-mt-3 mb-4 max-w-prose text-muted">{t("mailSender.recordText", { domain })}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <CopyField label={`${record.type} · ${t("mailSender.recordName")}`} value={record.name} />
            <CopyField label={t("mailSender.recordValue")} value={record.value} />
          </div>
        </Panel>
      ) : null}
      {dns ? (
        <Panel title={t("mailSender.delivery")}>
          <ul className="grid gap-4">
            {listChecks(dns, domain, t).map(({ name, tone, text, record: found }) => (
              <li key={name}>
                <StateMark tone={tone}>{name}</StateMark>
                <p className="max-w-prose text-muted">{text}</p>
                {found ? <code className="block break-all text-sm">{found}</code> : null}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}

interface Check {
  name: "DKIM" | "SPF" | "DMARC";
  tone: "ok" | "warn" | "bad";
  text: string;
  record: string | null;
}

const DKIM_CHECKS = {
  found: { tone: "ok", text: "mailSender.dkimFound" },
  missing: { tone: "bad", text: "mailSender.dkimMissing" },
  different: { tone: "bad", text: "mailSender.dkimMissing" },
  unknown: { tone: "warn", text: "mailSender.dkimUnknown" },
} as const;

/** SPF is checked for the envelope sender, which has the organisation's domain only with a server of its own. */
function listChecks(
  { dkim, spf, dmarc }: NonNullable<MailSender["dns"]>,
  domain: string,
  t: ReturnType<typeof useText>,
): Check[] {
  const key = dkim && DKIM_CHECKS[dkim];
  return [
    key
      ? { name: "DKIM", tone: key.tone, text: t(key.text, { domain }), record: null }
      : {
          name: "SPF",
          tone: spf ? "ok" : "warn",
          text: t(spf ? "mailSender.spfFound" : "mailSender.spfMissing", { domain }),
          record: spf,
        },
    {
      name: "DMARC",
      tone: dmarc ? "ok" : "warn",
      text: t(dmarc ? "mailSender.dmarcFound" : "mailSender.dmarcMissing", { domain }),
      record: dmarc,
    },
  ];
}
