"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { SwitchInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { useMe } from "../me";
import { formatUserName } from "../resources/format-user-name";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { CopyField } from "../ui/copy-field";
import { Modal } from "../ui/modal";
import { UserProfileFields } from "./user-profile-fields";

type Body = Schemas["UserBody"];

interface Props {
  onClose: () => void;
  onOpen: (id: string) => void;
}

/** Creates a user; a sign-up link is shown once, to be copied. */
export default function CreateUser({ onClose, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const [made, setMade] = useState<Schemas["UserAnswer"] | null>(null);
  const form = useForm<Body, Schemas["UserAnswer"]>({
    start: {
      organization: me.organization,
      user: {
        first_name: null,
        last_name: null,
        timezone: me.newUserDefaults.timezone,
        language: me.newUserDefaults.lang,
      },
      finish_signup_with: "email",
      starter: true,
    },
    schema: async () =>
      (await import("@/lib/domain/people/users/schema")).userBody.refine(
        ({ user }) => user.email !== undefined,
        {
          path: ["user", "email"], // the sign-up link goes to this address
          params: { code: "required" },
        },
      ),
    send: (body) => unwrapResponse(api.POST("/v2/users", { body })),
    onSaved: ({ value }) => {
      void queries.invalidateQueries({ queryKey: USERS_KEY });
      if (value.link) setMade(value);
      else onOpen(value.user._id);
    },
  });
  if (made) return <SignUpLink made={made} onDone={() => onOpen(made.user._id)} />;
  const email = form.text("/user/email", undefined);
  return (
    <FormDialog
      form={form}
      title={t("users.new")}
      text={t("users.starterHint")}
      submitLabel={t("form.create")}
      onClose={onClose}
    >
      <TextInput
        label={t("users.email")}
        type="email"
        field={{ ...email, error: email.error ?? form.findError("/user/emails") }}
      />
      <UserProfileFields form={form} />
      <SwitchInput
        label={t("users.link")}
        checked={form.body.finish_signup_with === "email"}
        onChange={(on) => form.set("/finish_signup_with", on ? "email" : undefined)}
      />
    </FormDialog>
  );
}

function SignUpLink({ made, onDone }: { made: Schemas["UserAnswer"]; onDone: () => void }) {
  const t = useText();
  return (
    <Modal
      open
      title={t("users.linkTitle", { name: formatUserName(made.user, t("users.unnamed")) })}
      text={t("users.linkText")}
      onClose={onDone}
    >
      <div className="mt-4 grid gap-5">
        <CopyField label={t("users.linkLabel")} value={made.link ?? ""} />
        <button type="button" className="button" data-tone="primary" onClick={onDone}>
          {t("users.done")}
        </button>
      </div>
    </Modal>
  );
}
