"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Role } from "@/lib/domain/contracts/audience";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { SelectInput } from "../form/fields";
import { TextArea } from "../form/text-area";
import { useMe } from "../me";
import { INVITATIONS_KEY, teamOptionsQuery } from "../resources/invitations";
import { listLanguageOptions } from "../resources/user-options";
import { listRoleOptions } from "../roles/list-role-options";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { ErrorText } from "../ui/error-text";
import { Modal } from "../ui/modal";
import { parseAddresses } from "./parse-addresses";
import { type SentInvitations, sendInvitationBatches } from "./send-invitation-batches";

interface Choice {
  addresses: string;
  role: Role;
  team: string;
  language: Language;
}

/** Invites addresses, typed or pasted, with one role and into one team. */
export default function InviteUsers({ onClose }: { onClose: () => void }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [choice, setChoice] = useState<Choice>({
    addresses: "",
    role: "member",
    team: "",
    language: me.language,
  });
  const [error, setError] = useState<string | null>(null);
  const { people, unread } = parseAddresses(choice.addresses);
  const send = useMutation({
    mutationFn: () =>
      sendInvitationBatches(
        people.map((person) => ({
          ...person,
          role: choice.role,
          language: choice.language,
          ...(choice.team && { team: choice.team }),
        })),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = unread;
    setError(
      first !== undefined
        ? t("invitations.unread", { text: first })
        : people.length === 0
          ? t("invitations.noAddress")
          : null,
    );
    if (first === undefined && people.length > 0 && !send.isPending) send.mutate();
  };
  if (send.data) return <SentReport sent={send.data} onClose={onClose} />;
  return (
    <Modal
      open
      title={t("invitations.new")}
      text={t("invitations.newText")}
      onClose={choice.addresses ? null : onClose}
    >
      <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
        <DisabledUntilHydrated>
          <TextArea
            label={t("invitations.addresses")}
            hint={t("invitations.addressesHint")}
            placeholder={"Ada Lovelace <ada@example.com>\nbob@example.com"}
            field={{
              name: "addresses",
              value: choice.addresses,
              error,
              onChange: (addresses) => {
                setError(null);
                setChoice({ ...choice, addresses });
              },
            }}
          />
          <Choices choice={choice} onChange={setChoice} />
          <ErrorText error={send.error} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p className="me-auto text-muted" aria-live="polite">
              {t("invitations.count", { count: people.length })}
            </p>
            <button type="button" className="button" onClick={onClose}>
              {t("form.cancel")}
            </button>
            <button type="submit" className="button" data-tone="primary" aria-disabled={send.isPending}>
              {send.isPending ? t("invitations.sending") : t("invitations.send")}
            </button>
          </div>
        </DisabledUntilHydrated>
      </form>
    </Modal>
  );
}

/** The settings that apply to all of them. */
function Choices({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useText();
  const me = useMe();
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  const field = <Name extends "role" | "team" | "language">(name: Name) => ({
    name,
    value: choice[name],
    error: null,
    onChange: (value: string) => onChange({ ...choice, [name]: value }),
  });
  return (
    <>
      <SelectInput
        label={t("users.role")}
        hint={t(`roles.${choice.role}Hint`)}
        field={field("role")}
        options={listRoleOptions(me, t, null)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput
          label={t("invitations.team")}
          field={field("team")}
          options={[{ value: "", label: t("invitations.noTeam") }, ...teams]}
        />
        <SelectInput
          label={t("invitations.language")}
          field={field("language")}
          options={listLanguageOptions().filter(({ value }) => LANGUAGES.includes(value))}
        />
      </div>
    </>
  );
}

function SentReport({
  sent: { sent, known, unsent },
  onClose,
}: {
  sent: SentInvitations;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Modal open title={t("invitations.sentTitle", { sent })} onClose={onClose}>
      <div className="mt-3 grid gap-3" role="status">
        {known > 0 ? <p>{t("invitations.known", { known })}</p> : null}
        {unsent.length > 0 ? (
          <>
            <p className="font-medium text-bad">{t("invitations.unsent", { unsent: unsent.length })}</p>
            <ul className="grid max-h-60 gap-1 overflow-y-auto">
              {unsent.map(({ body, reason }) => (
                <li key={body.email} className="break-words">
                  {body.email}: <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <div className="mt-2 flex justify-end">
          <button type="button" className="button" data-tone="primary" onClick={onClose}>
            {t("users.done")}
          </button>
        </div>
      </div>
    </Modal>
  );
}
