"use client";
import type { Schemas } from "../api";
import SlotExplanation from "../availability/slot-explanation";
import { useMe } from "../me";
import { useText } from "../texts";
import { toDateInZone } from "../to-date-in-zone";
import { Panel } from "../ui/panel";

interface Props {
  page: Schemas["Bookpage"];
  type?: Schemas["AppointmentType"];
}

/** Explains why a page or type does not offer a time: by its own rules and the availability's. */
export default function SlotExplanationPanel({ page, type }: Props) {
  const t = useText();
  const { timezone } = useMe();
  const handle = type?.handle ?? null;
  return (
    <Panel title={t("hours.why")}>
      <SlotExplanation
        target={{ page: page.nickname, timezone, ...(handle && { type: handle }) }}
        context={{ owner: page.belongs_to ?? "", page: { nickname: page.nickname, handle } }}
        date={toDateInZone(timezone, Date.now())}
      />
    </Panel>
  );
}
