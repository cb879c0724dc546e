"use client";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import type { Domain } from "./queries";

/** The DNS record to create, and the result of the last check. */
export function DomainRecord({ domain: { record, found, checked_at } }: { domain: Domain }) {
  const t = useText();
  const me = useMe();
  return (
    <div className="mt-4 grid gap-4">
      <p className="max-w-prose">{t("domains.steps")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyField label={`${record.type} · ${t("domains.recordName")}`} value={record.name} />
        <CopyField label={t("domains.recordValue")} value={record.value} />
      </div>
      <p className="max-w-prose">{t("domains.steps2", { host: window.location.hostname })}</p>
      <p className="max-w-prose">{t("domains.steps3")}</p>
      {checked_at === null ? null : (
        <div className="text-sm text-muted">
          <p>{t("domains.checked", { when: formatMoment(me, checked_at) })}</p>
          {found.length === 0 ? (
            <p>{t("domains.foundNone")}</p>
          ) : (
            <>
              <p>{t("domains.found")}</p>
              <ul className="mt-1 grid gap-1">
                {found.map((text) => (
                  <li key={text}>
                    <code className="break-all">{text}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  );
}
