"use client";
import type { Form } from "../form/use-form";
import { nameIn, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import type { EventForm } from "./event-form";
import { HostFinder } from "./host-finder";

/** For whom the event is planned. */
export function HostField({ form }: { form: Form<EventForm> }) {
  const t = useText();
  const { user } = form.body.created_by;
  const host = usePeople([user]);
  return (
    <div>
      <p className="font-medium">
        {t("events.host")}: {nameIn(host.data, user, t("users.unnamed"))}
      </p>
      <HostFinder exclude={[user]} onPick={(id) => form.set("/created_by/user", id)} />
    </div>
  );
}
