"use client";

import { useState } from "react";
import { copyText } from "@/components/ui/safe-browser-apis";
import { exportCsv } from "../list/export-csv";
import type { ListSelection, ListSource } from "../list/list-source";
import { canPerform, useMe } from "../me";
import type { UserSummary } from "../resources/user-summary";
import { useText } from "../texts";
import { Modal } from "../ui/modal";
import { useNavigate } from "../ui/use-navigate";
import { useToast } from "../ui/use-toast";
import type { SelectedUsers } from "./bulk-action-dialog";
import { MANAGER_ACTIONS, PRIMARY_ACTIONS, SECONDARY_ACTIONS, type UserAction } from "./bulk-actions";
import { formatUserSummaryName } from "./format-user-summary-name";
import { type MenuAction, MoreActionsMenu } from "./more-actions-menu";

/** The API's limit. */
const MAX_OFFBOARDED = 100;

interface Props {
  chosen: ListSelection<UserSummary>;
  source: ListSource<UserSummary>;
  onAction: (action: UserAction, people: SelectedUsers) => void;
}

/** The actions on the selected users; users without permission to edit can only export. */
export default function UserBulkActions({ chosen, source, onAction }: Props) {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const showToast = useToast();
  const [tooMany, setTooMany] = useState(false);
  const people = {
    count: chosen.count,
    load: async () =>
      (await chosen.load()).map((person) => ({
        _id: person._id,
        name: formatUserSummaryName(person, t("users.unnamed")),
      })),
  };
  const offboard = async () => {
    if (chosen.count > MAX_OFFBOARDED) return setTooMany(true);
    const ids = (await people.load()).map(({ _id }) => _id);
    navigate(`/console/offboarding?users=${ids.join()}`);
  };
  const copy = async () => {
    const addresses = (await chosen.load()).flatMap(({ email }) => email ?? []);
    if (await copyText(addresses.join(", "))) showToast(t("people.copied", { count: addresses.length }));
  };
  const save = async () => {
    const value = await chosen.load();
    await exportCsv({ ...source, load: async () => ({ value, etag: null, next: null }) }, {}, {}, () => {});
  };
  const taking: MenuAction[] = [
    { label: t("list.export"), run: save },
    { label: t("users.copyEmails"), run: copy },
  ];
  const named = (action: UserAction): MenuAction => ({
    label: t(`people.acts.${action}`),
    run: () => onAction(action, people),
  });
  const handOver: MenuAction = { label: t("people.handOver"), run: offboard, bad: true };
  const { first, further } = me.admin
    ? { first: PRIMARY_ACTIONS.map(named), further: [...SECONDARY_ACTIONS.map(named), ...taking, handOver] }
    : canPerform(me, "changePeople")
      ? { first: MANAGER_ACTIONS.map(named), further: taking }
      : { first: taking, further: [] };
  return (
    <>
      {first.map(({ label, run }) => (
        <button key={label} type="button" className="button" onClick={() => void run()}>
          {label}
        </button>
      ))}
      {further.length > 0 ? <MoreActionsMenu actions={further} /> : null}
      {tooMany ? (
        <Modal
          open
          title={t("people.handOver")}
          text={t("people.tooManyLeave", { count: chosen.count, most: MAX_OFFBOARDED })}
          onClose={() => setTooMany(false)}
        />
      ) : null}
    </>
  );
}
