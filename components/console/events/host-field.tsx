"use client";
import type { FormController } from "../form/use-form";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { HostCombobox } from "./host-combobox";
import type { NewEventDraft } from "./new-event-draft";

/** The host of the planned event. */
export function HostField({ form }: { form: FormController<NewEventDraft> }) {
  const t = useText();
  const { user } = form.body.created_by;
  const host = useUsersById([user]);
  return (
    <div>
      <p className="font-medium">
        {t("events.host")}: {formatUserNameById(host.data, user, t("users.unnamed"))}
      </p>
      <HostCombobox exclude={[user]} onPick={(id) => form.set("/created_by/user", id)} />
    </div>
  );
}
