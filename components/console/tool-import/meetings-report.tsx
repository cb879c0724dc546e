"use client";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { formatReason } from "./format-reason";
import type { ToolImport } from "./queries";
import { ReportNotes, type ShownNote } from "./report-notes";

type Person = NonNullable<ToolImport["meetings"]>[number];

/** The meetings of each host: how many come, and what does not. */
export function MeetingsReport({ people, isDone }: { people: readonly Person[]; isDone: boolean }) {
  const t = useText();
  const me = useMe();
  const format = ({ name, start, why, reasons }: Person["created"][number]): ShownNote => {
    const isEnglish = why !== "" && reasons.length === 0;
    const named = `${formatMoment(me, start)} ${name}`;
    const texts = isEnglish ? [why] : reasons.map((reason) => formatReason(reason, t, me));
    return { text: texts.length > 0 ? `${named}: ${texts.join(" ")}` : named, isEnglish };
  };
  if (people.length === 0) return <p>{t("toolImport.nothing")}</p>;
  return (
    <ul className="divide-y divide-line border-line border-t">
      {people.map(({ of, created, existing, clashes, missing, gone }) => (
        <li key={of} className="py-3">
          <h3 className="[overflow-wrap:anywhere] font-medium">
            <bdi>{of}</bdi>
          </h3>
          {existing > 0 ? <p className="text-sm">{t("toolImport.existing", { count: existing })}</p> : null}
          <ReportNotes
            title={t(isDone ? "toolImport.done" : "toolImport.found", { count: created.length })}
            notes={created.map(format)}
          />
          <ReportNotes title={t("toolImport.clashes")} notes={clashes.map(format)} />
          <ReportNotes title={t("toolImport.missing")} notes={missing.map(format)} />
          <ReportNotes title={t("toolImport.gone")} notes={gone.map(format)} />
        </li>
      ))}
    </ul>
  );
}
