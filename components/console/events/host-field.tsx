"use client";
import type { Form } from "../form/use-form";
import { nameIn, searchPeople, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import { Finder } from "../ui/finder";
import type { EventForm } from "./event-form";

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
      <Finder
        name="people"
        label={t("events.otherHost")}
        placeholder={t("events.otherHost")}
        find={(search) => searchPeople(search, t)}
        exclude={[user]}
        onPick={({ id }) => form.set("/created_by/user", id)}
      />
    </div>
  );
}
