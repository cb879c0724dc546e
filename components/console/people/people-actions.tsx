"use client";

import { useState } from "react";
import { copyText } from "@/components/ui/browser-permissions";
import { useGoOn } from "../form/use-go-on";
import { exportCsv } from "../list/export-csv";
import type { Chosen, ListSource } from "../list/list-source";
import { mayDo, useMe } from "../me";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { type Act, FIRST_ACTS, FURTHER_ACTS, MANAGERS_ACTS } from "./acts";
import type { ManyPeople } from "./change-people";
import { MoreActs, type NamedAct } from "./more-acts";
import { personName } from "./person-name";
import type { Person } from "./queries";

/** As the API has it. */
const MAX_LEAVERS = 100;

interface Props {
  chosen: Chosen<Person>;
  source: ListSource<Person>;
  onAct: (act: Act, people: ManyPeople) => void;
}

/** What there is to do with the people who are selected; whoever may change nobody takes their list along. */
export default function PeopleActions({ chosen, source, onAct }: Props) {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const tell = useToast();
  const [tooMany, setTooMany] = useState(false);
  const people = {
    count: chosen.count,
    read: async () =>
      (await chosen.read()).map((person) => ({
        _id: person._id,
        name: personName(person, t("users.unnamed")),
      })),
  };
  const offboard = async () => {
    if (chosen.count > MAX_LEAVERS) return setTooMany(true);
    const ids = (await people.read()).map(({ _id }) => _id);
    goOn(`/console/offboarding?users=${ids.join()}`);
  };
  const copy = async () => {
    const addresses = (await chosen.read()).flatMap(({ email }) => email ?? []);
    if (await copyText(addresses.join(", "))) tell(t("people.copied", { count: addresses.length }));
  };
  const save = async () => {
    const value = await chosen.read();
    await exportCsv({ ...source, load: async () => ({ value, etag: null, next: null }) }, {}, {}, () => {});
  };
  const taking: NamedAct[] = [
    { label: t("list.export"), run: save },
    { label: t("users.copyEmails"), run: copy },
  ];
  const named = (act: Act): NamedAct => ({ label: t(`people.acts.${act}`), run: () => onAct(act, people) });
  const handOver: NamedAct = { label: t("people.handOver"), run: offboard, bad: true };
  const { first, further } = me.admin
    ? { first: FIRST_ACTS.map(named), further: [...FURTHER_ACTS.map(named), ...taking, handOver] }
    : mayDo(me, "changePeople")
      ? { first: MANAGERS_ACTS.map(named), further: taking }
      : { first: taking, further: [] };
  return (
    <>
      {first.map(({ label, run }) => (
        <button key={label} type="button" className="button" onClick={() => void run()}>
          {label}
        </button>
      ))}
      {further.length > 0 ? <MoreActs acts={further} /> : null}
      {tooMany ? (
        <Modal
          open
          title={t("people.handOver")}
          text={t("people.tooManyLeave", { count: chosen.count, most: MAX_LEAVERS })}
          onClose={() => setTooMany(false)}
        />
      ) : null}
    </>
  );
}
