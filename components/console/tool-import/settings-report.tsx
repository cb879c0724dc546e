"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { formatReason } from "./format-reason";
import type { ToolImport } from "./queries";
import { ReportNotes, type ShownNote } from "./report-notes";

type Section = NonNullable<ToolImport["people"]>[number];

const ORGANIZATION = "organisation";

/** What is made of each person of the other tool, what differs, and what cannot come. */
export function SettingsReport({ people }: { people: readonly Section[] }) {
  const t = useText();
  const me = useMe();
  const format = (note: Section["differs"][number]): ShownNote => {
    const { subject, topic, code, parameters, what, why } = note;
    if (code === null) return { text: `${what}: ${why}`, isEnglish: true };
    const names = [subject, topic && t(`importNotes.topics.${topic}`)];
    return {
      text: [...names.filter(Boolean), formatReason({ code, parameters }, t, me)].join(": "),
    };
  };
  return (
    <ul className="divide-y divide-line border-line border-t">
      {people.map(({ of, made, differs, missing, times }) => (
        <li key={of} className="py-3">
          <h3 className="[overflow-wrap:anywhere] font-medium">
            {of === ORGANIZATION ? t("toolImport.everybody") : <bdi>{of}</bdi>}
          </h3>
          {times.compared > 0 ? (
            <p className="text-sm">{t("toolImport.same", { same: times.same, compared: times.compared })}</p>
          ) : null}
          <p dir="ltr" className="[overflow-wrap:anywhere] text-start text-sm text-muted">
            {made.join(", ")}
          </p>
          <ReportNotes title={t("toolImport.differs")} notes={differs.map(format)} />
          <ReportNotes title={t("toolImport.missing")} notes={missing.map(format)} />
        </li>
      ))}
    </ul>
  );
}
