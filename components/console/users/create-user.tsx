"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered, api, type Schemas } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Modal } from "../ui/modal";
import { languageOptions, zoneOptions } from "./options";
import { USERS_KEY } from "./queries";
import { userName } from "./user-name";

type Body = Schemas["UserBody"];

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** A new person; with a sign-up link, it is shown once, to be copied. */
export function CreateUser({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["UserAnswer"] | null>(null);
  const form = useForm<Body, Schemas["UserAnswer"]>({
    start: {
      organization: me.organization,
      user: { first_name: null, last_name: null, timezone: me.timezone, language: me.lang },
      finish_signup_with: "email",
    },
    schema: async () =>
      (await import("@/lib/domain/users/schema")).userBody.refine(({ user }) => user.email !== undefined, {
        path: ["user", "email"], // nobody signs up without one
        params: { code: "required" },
      }),
    send: (body) => answered(api.POST("/v2/users", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: USERS_KEY });
      if (value.link) setMade(value);
      else onOpen(value.user._id);
    },
  });
  if (made) {
    return (
      <Modal
        open
        title={t("users.linkTitle", { name: userName(made.user, t("users.unnamed")) })}
        text={t("users.linkText")}
        onClose={() => onOpen(made.user._id)}
      >
        <div className="mt-4 grid gap-5">
          <CopyField label={t("users.linkLabel")} value={made.link ?? ""} />
          <button type="button" className="button" data-tone="primary" onClick={() => onOpen(made.user._id)}>
            {t("users.done")}
          </button>
        </div>
      </Modal>
    );
  }
  const email = form.text("/user/email", undefined);
  return (
    <Modal open title={t("users.new")} onClose={form.dirty ? null : onClose}>
      <div className="mt-4">
        <FormFrame form={form} labels={{}} submitLabel={t("form.create")} onCancel={onClose}>
          <TextInput
            label={t("users.email")}
            type="email"
            field={{ ...email, error: email.error ?? form.errorOf("/user/emails") }}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput label={t("users.firstName")} field={form.text("/user/first_name")} />
            <TextInput label={t("users.lastName")} field={form.text("/user/last_name")} />
            <SelectInput
              label={t("users.zone")}
              field={form.text("/user/timezone")}
              options={zoneOptions()}
            />
            <SelectInput
              label={t("users.language")}
              field={form.text("/user/language")}
              options={languageOptions()}
            />
          </div>
          <SwitchInput
            label={t("users.link")}
            checked={form.body.finish_signup_with === "email"}
            onChange={(on) => form.set("/finish_signup_with", on ? "email" : undefined)}
          />
        </FormFrame>
      </div>
    </Modal>
  );
}
