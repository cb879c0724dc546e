"use client";
import { HOST_KINDS } from "@/lib/domain/booking-pages/bookpages/options";
import { SelectInput, SwitchInput } from "../form/fields";
import { LimitsInput } from "../form/limits-input";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";
import { MemberCheckboxes } from "./member-checkboxes";

const POINTER = "/custom/hosts";
const MAX_HOSTS = 20;

type Hosts = NonNullable<BookingSettings["hosts"]>;

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  team: string;
}

/** The team members who host a meeting. */
export function HostsFields({ form, inherited, team }: Props) {
  const t = useText();
  const own = form.body.custom.hosts as Hosts | null;
  const hosts: Hosts | null = own ?? (inherited ? null : { kind: "any" });
  const change = (next: Partial<Hosts>) => form.set(POINTER, { kind: "any", ...hosts, ...next });
  const kinds = HOST_KINDS.map((kind) => ({ value: kind, label: t(`teamPages.${kind}`) }));
  const asPage = inherited && {
    value: "",
    label: `${t("pages.asPage")} (${t(`teamPages.${inherited.hosts?.kind ?? "any"}`)})`,
  };
  const field = {
    name: `${POINTER}/kind`,
    value: hosts?.kind ?? "",
    error: form.findError(POINTER) ?? form.findError(`${POINTER}/kind`),
    onChange: (kind: string) =>
      kind === "" ? form.set(POINTER, null) : change({ kind: kind as Hosts["kind"] }),
  };
  return (
    <div className="grid gap-5">
      <SelectInput
        label={t("teamPages.who")}
        field={field}
        options={[...(asPage ? [asPage] : []), ...kinds]}
      />
      {hosts?.kind === "some" ? (
        <>
          <MemberCheckboxes
            legend={t("teamPages.fixed")}
            team={team}
            pointer={`${POINTER}/fixed`}
            chosen={hosts.fixed ?? []}
            error={form.findError(`${POINTER}/fixed`) ?? form.findError(`${POINTER}/fixed/0`)}
            onChange={(fixed) => change({ fixed })}
          />
          <NumberInput
            label={t("teamPages.count")}
            placeholder="1"
            form={form}
            pointer={`${POINTER}/count`}
            min={0}
            max={MAX_HOSTS}
            empty={1}
          />
        </>
      ) : null}
      {hosts?.kind === "any" ? (
        <SwitchInput
          label={t("teamPages.choose")}
          hint={t("teamPages.chooseHint")}
          checked={hosts.choose ?? false}
          onChange={(choose) => change({ choose })}
        />
      ) : null}
      {hosts && hosts.kind !== "all" ? (
        <SwitchInput
          label={t("teamPages.sameHost")}
          checked={hosts.same_host ?? false}
          onChange={(same_host) => change({ same_host })}
        />
      ) : null}
      {hosts ? (
        <LimitsInput
          title={t("teamPages.limits")}
          hint={t("teamPages.limitsHint")}
          form={{ ...form, set: (_, limits) => change({ limits: limits as NonNullable<Hosts["limits"]> }) }}
          pointer={`${POINTER}/limits`}
          empty={[]}
        />
      ) : null}
    </div>
  );
}
