"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SelectInput, TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { LocalTextInput } from "../pages/questions/local-text-input";
import { listTeams, TEAMS_KEY } from "../resources/teams";
import { buildTypesQuery } from "../resources/types";
import { useText } from "../texts";
import { PageInput } from "../third-party-apps/page-input";
import type { EditedTarget } from "./edited-form";
import { Translations } from "./translations";

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: a form of any body
  form: FormController<any>;
  pointer: string;
  label: string;
  /** Null for the thank-you page, if it is allowed. */
  target: EditedTarget | null;
}

const KINDS = ["page", "team", "message", "url"] as const;

type Kind = (typeof KINDS)[number];

const KIND_TEXTS = {
  page: "forms.toPage",
  team: "forms.toTeam",
  message: "forms.toMessage",
  url: "forms.toUrl",
} as const;

/** The target of responses: its kind, and the resource. */
export function TargetField({ form, pointer, label, target }: Props) {
  const t = useText();
  const kind = KINDS.find((one) => target?.[one] !== undefined) ?? "";
  const isLast = pointer === "/otherwise"; // the target if no rule matches
  const thanks = isLast ? [{ value: "", label: t("forms.toThanks") }] : [];
  return (
    <fieldset
      className="grid min-w-0 gap-5 rounded-sm border border-line p-4"
      data-field={pointer}
      tabIndex={-1}
    >
      <legend className={isLast ? "px-1 font-medium text-sm" : "sr-only"}>{label}</legend>
      <SelectInput
        label={t("forms.to")}
        field={{
          name: `${pointer}/kind`,
          value: kind,
          error: kind === "" ? form.findError(pointer) : null,
          onChange: (chosen) => form.set(pointer, chosen === "" ? null : { [chosen]: "" }),
        }}
        options={[...thanks, ...KINDS.map((value) => ({ value, label: t(KIND_TEXTS[value]) }))]}
      />
      {target && kind !== "" ? (
        <TargetChoice form={form} pointer={pointer} kind={kind} target={target} />
      ) : null}
      {target?.state === "inactive" || target?.state === "gone" ? (
        <p className="font-medium text-sm text-warn">{t(`forms.${target.state}`)}</p>
      ) : null}
    </fieldset>
  );
}

interface TargetChoiceProps extends Pick<Props, "form" | "pointer"> {
  kind: Kind;
  target: EditedTarget;
}

function TargetChoice({ form, pointer, kind, target }: TargetChoiceProps) {
  const t = useText();
  switch (kind) {
    case "page":
      return <Page form={form} pointer={pointer} target={target} />;
    case "team":
      return <Team form={form} pointer={pointer} target={target} />;
    case "url":
      return <TextInput type="url" label={t("forms.url")} field={form.text(`${pointer}/url`, "")} />;
    case "message": {
      const text = { pointer: `${pointer}/message`, label: t("forms.message"), long: true };
      return (
        <>
          <LocalTextInput form={form} {...text} />
          <Translations form={form} texts={[text]} />
        </>
      );
    }
  }
}

type PartProps = Pick<TargetChoiceProps, "form" | "pointer" | "target">;

function Page({ form, pointer, target: { page = "", type } }: PartProps) {
  const t = useText();
  const [found, setFound] = useState<string | null>(null);
  const types = useQuery({ ...buildTypesQuery(found ?? ""), enabled: found !== null });
  const choose = (nickname: string) => form.set(pointer, { page: nickname });
  const chosen = (types.data?.value ?? []).map(({ handle, name }) => ({ value: handle, label: name }));
  const isKnown = !type || chosen.some(({ value }) => value === type);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PageInput
        field={{
          name: `${pointer}/page`,
          value: page,
          error: form.findError(`${pointer}/page`),
          onChange: choose,
        }}
        onFound={(one) => setFound(one?.nickname ?? null)}
      />
      <SelectInput
        label={t("forms.type")}
        field={{
          name: `${pointer}/type`,
          value: type ?? "",
          error: form.findError(`${pointer}/type`),
          onChange: (handle) => form.set(pointer, { page, ...(handle !== "" && { type: handle }) }),
        }}
        options={[
          { value: "", label: t("forms.noType") },
          ...chosen,
          ...(isKnown ? [] : [{ value: type ?? "", label: type ?? "" }]),
        ]}
      />
    </div>
  );
}

const MAX_TEAMS = 1000;

function Team({ form, pointer, target: { team = "" } }: PartProps) {
  const t = useText();
  const teams = useQuery({
    queryKey: [...TEAMS_KEY, "targets"],
    queryFn: () => listTeams({ limit: MAX_TEAMS }),
  });
  const options = (teams.data?.value ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isKnown = team === "" || options.some(({ value }) => value === team);
  return (
    <SelectInput
      label={t("forms.team")}
      field={{
        name: `${pointer}/team`,
        value: team,
        error: form.findError(`${pointer}/team`),
        onChange: (id) => form.set(pointer, { team: id }),
      }}
      options={[
        { value: "", label: t("forms.noTeam") },
        ...options,
        ...(isKnown ? [] : [{ value: team, label: team }]),
      ]}
    />
  );
}
