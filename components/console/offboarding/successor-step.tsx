"use client";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { OWNED_KINDS } from "@/lib/domain/lifecycle/offboarding/options";
import { teamOptionsQuery } from "../resources/invitations";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { RadioGroup } from "../ui/radio-group";
import { UnavailableList } from "./meeting-line";
import {
  findSuccessor,
  KIND_TEXTS,
  type OffboardingDraft,
  type OwnedKind,
  type SuccessorChoice,
} from "./offboarding-draft";
import type { OwnedResources } from "./queries";
import { SuccessorField } from "./successor-field";

interface Props {
  users: readonly string[];
  plan: OffboardingDraft;
  kinds: readonly OwnedKind[];
  /** The resources with the availability of the meetings' successor; null while loading. */
  found: readonly OwnedResources[] | null;
  onChange: (plan: OffboardingDraft) => void;
}

/** The common successor, and exceptions per kind. */
export function SuccessorStep({ users, plan, kinds, found, onChange }: Props) {
  const t = useText();
  return (
    <Panel title={t("offboarding.toWhom")}>
      <div className="grid gap-5">
        <RadioGroup
          label={t("offboarding.successor")}
          value={plan.mainSuccessor}
          options={[
            { value: "user", label: t("offboarding.person") },
            { value: "team", label: t("offboarding.team") },
            { value: "nobody", label: t("offboarding.nobody") },
          ]}
          onChange={(heir) => onChange({ ...plan, mainSuccessor: heir })}
        />
        {plan.mainSuccessor === "user" ? (
          <SuccessorField
            label={t("offboarding.person")}
            user={plan.user}
            exclude={users}
            onChange={(user) => onChange({ ...plan, user })}
          />
        ) : null}
        {plan.mainSuccessor === "team" ? (
          <TeamField team={plan.team} onChange={(team) => onChange({ ...plan, team })} />
        ) : null}
        <UnavailableMeetings plan={plan} found={found} onChange={onChange} />
        {kinds.length > 0 ? (
          <details>
            <summary className="fold min-h-11 font-medium">{t("offboarding.byKind")}</summary>
            <div className="mt-2 grid gap-5">
              {OWNED_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
                <KindField
                  key={kind}
                  kind={kind}
                  users={users}
                  choice={plan.kinds[kind]}
                  onChange={(choice) => onChange({ ...plan, kinds: { ...plan.kinds, [kind]: choice } })}
                />
              ))}
            </div>
          </details>
        ) : null}
      </div>
    </Panel>
  );
}

function TeamField({ team, onChange }: { team: string | null; onChange: (team: string) => void }) {
  const t = useText();
  const id = useId();
  const { data = [] } = useQuery(teamOptionsQuery);
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {t("offboarding.pickTeam")}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={team ?? ""}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">–</option>
        {data.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface KindProps {
  kind: OwnedKind;
  users: readonly string[];
  choice: SuccessorChoice;
  onChange: (choice: SuccessorChoice) => void;
}

function KindField({ kind, users, choice, onChange }: KindProps) {
  const t = useText();
  const id = useId();
  const { label, end } = KIND_TEXTS[kind];
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {t(label)}
      </label>
      <select
        id={id}
        className="input mt-1"
        value={choice.by}
        onChange={({ target: { value } }) =>
          onChange(value === "other" ? { by: "other", user: null } : { by: value as "all" | "nobody" })
        }
      >
        <option value="all">{t("offboarding.asAbove")}</option>
        <option value="other">{t("offboarding.other")}</option>
        <option value="nobody">{t(end)}</option>
      </select>
      {choice.by === "other" ? (
        <div className="mt-2">
          <SuccessorField
            label={t(label)}
            user={choice.user}
            exclude={users}
            onChange={(user) => onChange({ by: "other", user })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The meetings for which the successor is busy, and what happens to them. */
function UnavailableMeetings({ plan, found, onChange }: Pick<Props, "plan" | "found" | "onChange">) {
  const t = useText();
  const meetings = found?.flatMap((one) => one.meetings.first) ?? [];
  const to = findSuccessor(plan, "meetings");
  if (!to || meetings.length === 0) return null;
  const busy = meetings.filter((meeting) => meeting.takes_over === false);
  if (busy.length === 0) return <p role="status">{t("offboarding.allFree")}</p>;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-medium text-warn">
        {t("offboarding.notFree", { count: busy.length })}
      </p>
      <UnavailableList meetings={busy} to={to} />
      <RadioGroup
        label={t("offboarding.notFreeQuestion")}
        value={plan.whenNotFree}
        options={[
          { value: "stop", label: t("offboarding.notFreeStop") },
          { value: "cancel", label: t("offboarding.notFreeCancel") },
        ]}
        onChange={(whenNotFree) => onChange({ ...plan, whenNotFree })}
      />
    </div>
  );
}
