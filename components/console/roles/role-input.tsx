"use client";
import type { Role } from "@/lib/domain/contracts/audience";
import { SelectInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { listRoleOptions } from "./list-role-options";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a person
  form: FormController<any>;
  before: Role;
}

/** The role of a user, with its description. Admins cannot change an owner's. */
export function RoleInput({ form, before }: Props) {
  const t = useText();
  const me = useMe();
  const field = form.text("/user/role");
  const isClosed = before === "owner" && me.role !== "owner";
  return (
    <fieldset disabled={isClosed} className="contents">
      <SelectInput
        label={t("users.role")}
        hint={t(isClosed ? "roles.ownerHint" : `roles.${field.value as Role}Hint`)}
        field={field}
        options={listRoleOptions(me, t, before)}
      />
    </fieldset>
  );
}
