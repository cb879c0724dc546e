"use client";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useGoOn } from "../form/use-go-on";
import { exportCsv } from "../list/export-csv";
import type { Chosen, ListSource } from "../list/list-source";
import { mayDo, useMe } from "../me";
import { useClosing } from "../shell/use-closing";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { ACTS, type Act, FIRST_ACTS } from "./acts";
import type { ManyPeople } from "./change-people";
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
  const closing = useClosing();
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
    await navigator.clipboard.writeText(addresses.join(", "));
    tell(t("people.copied", { count: addresses.length }));
  };
  const save = async () => {
    const value = await chosen.read();
    await exportCsv({ ...source, load: async () => ({ value, etag: null, next: null }) }, {}, {}, () => {});
  };
  const taking = [
    { label: t("list.export"), run: save },
    { label: t("users.copyEmails"), run: copy },
  ];
  const named = (one: Act) => ({ label: t(`people.acts.${one}`), run: () => onAct(one, people) });
  const mayChange = mayDo(me, "changePeople");
  const first = mayChange ? FIRST_ACTS.map(named) : taking;
  const further = mayChange ? [...ACTS.filter((one) => !FIRST_ACTS.includes(one)).map(named), ...taking] : [];
  return (
    <>
      {first.map(({ label, run }) => (
        <button key={label} type="button" className="button" onClick={() => void run()}>
          {label}
        </button>
      ))}
      {further.length > 0 ? (
        <details {...closing} className="sm:relative">
          <summary className="button cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            {t("people.more")}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <div className="absolute end-0 top-full z-20 mt-1 grid w-64 rounded-lg border border-line bg-raised p-1 text-text max-sm:inset-x-0 max-sm:w-auto">
            {[
              ...further,
              ...(mayDo(me, "startOffboardings")
                ? [{ label: t("people.handOver"), run: offboard, bad: true }]
                : []),
            ].map(({ label, run, ...rest }) => (
              <button
                key={label}
                type="button"
                className={`button justify-start px-3 text-start ${"bad" in rest ? "text-bad" : ""}`}
                data-tone="quiet"
                onClick={() => {
                  if (closing.ref.current) closing.ref.current.open = false;
                  void run();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </details>
      ) : null}
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
