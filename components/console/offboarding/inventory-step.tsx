"use client";
import type { ReactNode } from "react";
import { OWNED_KINDS } from "@/lib/domain/lifecycle/offboarding/options";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { MAX_NAMED, MeetingLine } from "./meeting-line";
import { countOwned, type OwnedKind } from "./offboarding-draft";
import type { OwnedResources } from "./queries";

/** The resources of the departing user that others depend on. */
export function InventoryStep({ name, found }: { name: string; found: OwnedResources }) {
  const t = useText();
  const kinds = OWNED_KINDS.filter((kind) => countOwned(found, kind) > 0);
  const led = [...found.forms, ...found.locations, ...found.webhooks];
  return (
    <Panel title={name}>
      {kinds.length === 0 ? <p>{t("offboarding.nothing")}</p> : null}
      <ul className="grid gap-4">
        {kinds.map((kind) => (
          <li key={kind}>
            <p className="font-medium first-letter:uppercase">
              {t(`offboarding.${kind}`, { count: countOwned(found, kind) })}
            </p>
            <OwnedList kind={kind} found={found} />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-1 text-muted text-sm">
        {led.length > 0 ? (
          <p className="wrap-anywhere">
            {t("offboarding.leadsHere", { names: led.map((one) => one.name).join(", ") })}
          </p>
        ) : null}
        {found.taking_part > 0 ? <p>{t("offboarding.takingPart", { count: found.taking_part })}</p> : null}
        <p>{t("offboarding.endsText")}</p>
      </div>
    </Panel>
  );
}

function OwnedList({ kind, found }: { kind: OwnedKind; found: OwnedResources }) {
  const t = useText();
  if (kind === "substitutions") return null;
  const lines = listLines(kind, found).slice(0, MAX_NAMED);
  const more = countOwned(found, kind) - lines.length;
  return (
    <ul className="mt-1 text-muted text-sm">
      {lines.map(({ id, line }) => (
        <li key={id} className="wrap-anywhere">
          {line}
        </li>
      ))}
      {more > 0 ? <li>{t("offboarding.more", { count: more })}</li> : null}
    </ul>
  );
}

function listLines(
  kind: Exclude<OwnedKind, "substitutions">,
  found: OwnedResources,
): { id: string; line: ReactNode }[] {
  switch (kind) {
    case "pages":
      return found.pages.map(({ _id, nickname }) => ({ id: _id, line: `/${nickname}` }));
    case "teams":
      return found.teams.map((team) => ({ id: team._id, line: <TeamLine {...team} /> }));
    default:
      return found[kind].first.map((meeting) => ({ id: meeting._id, line: <MeetingLine {...meeting} /> }));
  }
}

function TeamLine({ name, only_member: isMember, only_admin: isAdmin }: OwnedResources["teams"][number]) {
  const t = useText();
  if (isMember) return <span className="text-warn">{t("offboarding.onlyMember", { team: name })}</span>;
  if (isAdmin) return <span className="text-warn">{t("offboarding.onlyAdmin", { team: name })}</span>;
  return name;
}
