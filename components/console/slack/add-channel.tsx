"use client";
import { useState } from "react";
import { useText } from "../texts";
import { Combobox } from "../ui/combobox";
import { ErrorText } from "../ui/error-text";
import { findFilterChoices } from "../webhooks/filter-choices";
import { ChannelCombobox } from "./channel-combobox";
import { useSetChannel } from "./use-set-channel";

interface Subject {
  purpose: "team" | "page";
  id: string;
  label: string;
}

/** Chooses a team or a page, then its channel. */
export function AddChannel({ used }: { used: readonly string[] }) {
  const t = useText();
  const [subject, setSubject] = useState<Subject | null>(null);
  const add = useSetChannel(() => setSubject(null));
  const pick = (purpose: Subject["purpose"]) => (found: { id: string; label: string }) =>
    setSubject({ purpose, id: found.id, label: found.label });
  return (
    <div className="mt-2">
      {subject ? (
        <div className="rounded-sm border border-line p-3">
          <div className="flex items-center justify-between gap-3">
            <p className="min-w-0 font-medium wrap-anywhere">{subject.label}</p>
            <button type="button" className="button" data-tone="quiet" onClick={() => setSubject(null)}>
              {t("form.cancel")}
            </button>
          </div>
          <ChannelCombobox
            label={subject.label}
            onPick={(channel) =>
              add.mutate({ purpose: subject.purpose, [subject.purpose]: subject.id, channel })
            }
          />
          <ErrorText error={add.error} className="mt-2 text-sm" />
        </div>
      ) : (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Combobox
            name="slack-teams"
            label={t("slack.addTeam")}
            placeholder={t("slack.addTeam")}
            find={(search) => findFilterChoices("teams", search)}
            exclude={used}
            onPick={pick("team")}
          />
          <Combobox
            name="slack-pages"
            label={t("slack.addPage")}
            placeholder={t("slack.addPage")}
            find={(search) => findFilterChoices("pages", search)}
            exclude={used}
            onPick={pick("page")}
          />
        </div>
      )}
    </div>
  );
}
