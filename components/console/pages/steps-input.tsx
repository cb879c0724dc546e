"use client";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { STEP_ORDERS } from "@/lib/domain/booking-pages/bookpages/options";
import { SelectInput, TextInput } from "../form/fields";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { formatDurationMinutes } from "../format-duration-minutes";
import { useMe } from "../me";
import type { BookingSettings } from "../resources/edited-settings";
import { measureParts } from "../resources/format-lengths";
import { useText } from "../texts";
import { IconButton } from "../ui/icon-button";
import { MemberCheckboxes } from "./member-checkboxes";

const POINTER = "/custom/steps";
const MAX_STEPS = 10;
const MAX_MINUTES = 1440;
const MAX_GAP_MINUTES = 480;

type Steps = NonNullable<BookingSettings["steps"]>;
type Step = Steps["list"][number];

const NEW_STEP: Step = { title: "", minutes: 30, hosts: { kind: "any" } };

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The inherited settings of a type; null for a page. */
  inherited: BookingSettings | null;
  team: string;
}

/** The parts of a meeting, one after another, each with hosts of its own. */
export default function StepsInput({ form, inherited, team }: Props) {
  const t = useText();
  const { locale } = useMe();
  const steps: Steps | null = form.body.custom.steps;
  const list = steps?.list ?? [];
  const ofPage = inherited?.steps?.list.length ? "own" : "none";
  const unset = inherited ? `${t("pages.asPage")} (${t(`pages.steps.${ofPage}`)})` : t("pages.steps.none");
  const setList = (next: Step[]) => form.set(POINTER, { ...steps, list: next });
  const choose = (value: string) => {
    if (value === "") form.set(POINTER, null);
    else setList(value === "own" ? [NEW_STEP, NEW_STEP] : []);
  };
  return (
    <div className="grid gap-5">
      <SelectInput
        label={t("pages.fields.steps")}
        hint={t("pages.steps.hint")}
        options={[
          { value: "", label: unset },
          ...(["none", "own"] as const)
            .filter((value) => value === "own" || ofPage === "own")
            .map((value) => ({ value, label: t(`pages.steps.${value}`) })),
        ]}
        field={{
          name: POINTER,
          value: steps ? (list.length > 0 ? "own" : "none") : "",
          error: form.findError(POINTER) ?? form.findError(`${POINTER}/list`),
          onChange: choose,
        }}
      />
      {steps && list.length > 0 ? (
        <>
          <ol className="grid gap-3">
            {list.map((step, index) => (
              <StepRow
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
                key={index}
                form={form}
                team={team}
                list={list}
                step={step}
                index={index}
                isFree={steps.order === "free"}
                onChange={setList}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {list.length < MAX_STEPS ? (
              <button type="button" className="button" onClick={() => setList([...list, NEW_STEP])}>
                <Plus size={18} aria-hidden />
                {t("pages.steps.add")}
              </button>
            ) : null}
            <p className="text-muted text-sm">
              {t("pages.steps.total", { duration: formatDurationMinutes(locale, measureParts(steps)) })}
            </p>
          </div>
          {list.length > 1 ? (
            <SelectInput
              label={t("pages.steps.order")}
              field={form.text(`${POINTER}/order`, "fixed")}
              options={STEP_ORDERS.map((value) => ({ value, label: t(`pages.steps.${value}`) }))}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

interface RowProps extends Pick<Props, "form" | "team"> {
  list: readonly Step[];
  step: Step;
  index: number;
  /** Any part may come last. */
  isFree: boolean;
  onChange: (list: Step[]) => void;
}

function StepRow({ form, team, list, step, index, isFree, onChange }: RowProps) {
  const t = useText();
  const pointer = `${POINTER}/list/${index}`;
  const name = step.title || t("pages.steps.step", { number: index + 1 });
  const change = (next: Partial<Step>) =>
    onChange(list.map((one, at) => (at === index ? { ...one, ...next } : one)));
  const hasGap = isFree || index < list.length - 1;
  const move = (by: -1 | 1) => onChange(list.toSpliced(index, 1).toSpliced(index + by, 0, step));
  return (
    <li className="grid gap-4 rounded-sm border border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere font-medium">{t("pages.steps.step", { number: index + 1 })}</p>
        <div className="flex gap-x-1">
          <IconButton label={t("pages.asked.up", { name })} off={index === 0} onClick={() => move(-1)}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t("pages.asked.down", { name })}
            off={index === list.length - 1}
            onClick={() => move(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t("pages.asked.remove", { name })}
            onClick={() => onChange(list.toSpliced(index, 1))}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextInput label={t("pages.steps.title")} field={form.text(`${pointer}/title`, "")} />
        <NumberInput
          label={t("pages.steps.minutes")}
          hint={t("hours.minutes")}
          form={form}
          pointer={`${pointer}/minutes`}
          min={1}
          max={MAX_MINUTES}
        />
      </div>
      <StepHosts form={form} team={team} step={step} pointer={`${pointer}/hosts`} onChange={change} />
      {hasGap ? <StepGap form={form} step={step} pointer={`${pointer}/gap`} onChange={change} /> : null}
    </li>
  );
}

interface GapProps extends Pick<Props, "form"> {
  step: Step;
  pointer: string;
  onChange: (step: Pick<Step, "gap">) => void;
}

/** The break before the next part, which may grow until its hosts are free. */
function StepGap({ form, step: { gap }, pointer, onChange }: GapProps) {
  const t = useText();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NumberInput
        label={t("pages.steps.gap")}
        hint={t("hours.minutes")}
        placeholder="0"
        form={dropEmpty(form, (least) => onChange({ gap: omitNull({ ...gap, least }) }))}
        pointer={`${pointer}/least`}
        min={0}
        max={MAX_GAP_MINUTES}
      />
      <NumberInput
        label={t("pages.steps.gapMost")}
        hint={t("pages.steps.gapMostHint")}
        placeholder={String(gap?.least ?? 0)}
        form={dropEmpty(form, (most) => onChange({ gap: omitNull({ ...gap, most }) }))}
        pointer={`${pointer}/most`}
        min={0}
        max={MAX_GAP_MINUTES}
      />
    </div>
  );
}

/** Returns a form whose only field sets a number, or null if it is empty, in its own way. */
const dropEmpty = (form: Props["form"], set: (value: number | null) => void): Props["form"] => ({
  ...form,
  set: (_, value) => set(value as number | null),
});

/** In a list, null is no absent value. */
const omitNull = (gap: { least?: number | null; most?: number | null }): NonNullable<Step["gap"]> => ({
  ...(gap.least != null && { least: gap.least }),
  ...(gap.most != null && { most: gap.most }),
});

interface HostsProps extends Pick<Props, "form" | "team"> {
  step: Step;
  pointer: string;
  onChange: (step: Pick<Step, "hosts">) => void;
}

/** Any member of the team, any of some, or all of these. */
function StepHosts({ form, team, step: { hosts }, pointer, onChange }: HostsProps) {
  const t = useText();
  const mode = hosts.users ? hosts.kind : "team";
  const users = hosts.users ?? [];
  const choose = (value: string) =>
    onChange({
      hosts: value === "team" ? { kind: "any" } : { kind: value === "all" ? "all" : "any", users },
    });
  return (
    <>
      <SelectInput
        label={t("teamPages.who")}
        options={(["team", "any", "all"] as const).map((value) => ({
          value,
          label: t(`pages.steps.hosts.${value}`),
        }))}
        field={{
          name: `${pointer}/kind`,
          value: mode,
          error: form.findError(`${pointer}/kind`),
          onChange: choose,
        }}
      />
      {mode === "team" ? null : (
        <MemberCheckboxes
          legend={t("teamPages.hosts")}
          team={team}
          pointer={`${pointer}/users`}
          chosen={users}
          error={form.findError(`${pointer}/users`) ?? form.findError(`${pointer}/users/0`)}
          onChange={(chosen) => onChange({ hosts: { ...hosts, users: chosen } })}
        />
      )}
    </>
  );
}
