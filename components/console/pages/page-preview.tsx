"use client";
import { Monitor, RotateCw, Smartphone } from "lucide-react";
import { useState } from "react";
import { useMe } from "../me";
import { listLanguageOptions } from "../resources/user-options";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useWidth } from "../ui/use-width";
import { PreviewFrame } from "./preview-frame";
import { type UnsavedPage, usePreviewUrl } from "./use-preview-url";

const PREVIEW_DEVICES = ["phone", "desktop"] as const;
type Device = (typeof PREVIEW_DEVICES)[number];

const DEVICE_WIDTHS_PX = { phone: 375, desktop: 1120 } as const;
const DEVICE_HEIGHTS_PX = { phone: 720, desktop: 900 } as const;
const DEVICE_ICONS = { phone: Smartphone, desktop: Monitor };

const STEP_LABELS = { times: "pages.previewTimes", details: "pages.previewQuestions" } as const;
type Step = keyof typeof STEP_LABELS;

interface Props {
  nickname: string;
  /** The handle of an appointment type; null for the page itself. */
  handle: string | null;
  /** True if bookers can open the saved version. */
  active: boolean;
  unsaved: UnsavedPage | null;
  /** Changes after each save, which reloads the preview. */
  version: string;
}

/** The public page with unsaved changes, in the size of a phone or a desktop. */
export function PagePreview({ nickname, handle, active, unsaved, version }: Props) {
  const t = useText();
  const me = useMe();
  const [device, setDevice] = useState<Device>("phone");
  const [lang, setLang] = useState<string>(me.language);
  const [step, setStep] = useState<Step>("times");
  const [reloads, setReloads] = useState(0);
  const frame = useWidth<HTMLDivElement>();
  const which = { page: nickname, ...(handle !== null && { type: handle }) };
  const unsavedAddress = usePreviewUrl({ ...which, step }, unsaved);
  const saved =
    step === "times"
      ? `/${nickname}${handle === null ? "" : `/types/${handle}`}?embed`
      : `/console/preview?${new URLSearchParams({ ...which, step, changes: "{}" })}`;
  const scale = Math.min(1, (frame.width ?? DEVICE_WIDTHS_PX.phone) / DEVICE_WIDTHS_PX[device]);
  return (
    <Panel
      title={t("pages.preview")}
      actions={
        <>
          <button
            type="button"
            className="button px-3"
            data-tone="quiet"
            aria-label={t("pages.reload")}
            onClick={() => setReloads(reloads + 1)}
          >
            <RotateCw size={18} aria-hidden />
          </button>
          <DeviceChoice device={device} onChoose={setDevice} />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <StepChoice step={step} onChoose={setStep} />
        <LanguageChoice lang={lang} onChoose={setLang} />
      </div>
      <div
        ref={frame.ref}
        className="relative mt-3 overflow-hidden rounded-sm border border-line"
        style={{ height: DEVICE_HEIGHTS_PX[device] * scale }}
      >
        {active ? (
          <PreviewFrame
            title={t("pages.preview")}
            src={`${unsavedAddress ?? saved}&lang=${lang}#${encodeURIComponent(version)}-${reloads}`}
            still={unsavedAddress !== null || step !== "times"}
            style={{ width: DEVICE_WIDTHS_PX[device], height: DEVICE_HEIGHTS_PX[device], scale }}
          />
        ) : (
          <p className="p-6 text-muted">{t("pages.inactiveText")}</p>
        )}
      </div>
      <p className="mt-2 text-muted text-xs" aria-live="polite">
        {t(unsavedAddress ? "pages.previewUnsaved" : "pages.previewHint")}
      </p>
    </Panel>
  );
}

interface DeviceChoiceProps {
  device: Device;
  onChoose: (device: Device) => void;
}

function DeviceChoice({ device, onChoose }: DeviceChoiceProps) {
  const t = useText();
  return PREVIEW_DEVICES.map((name) => {
    const Icon = DEVICE_ICONS[name];
    return (
      <button
        key={name}
        type="button"
        className="button px-3 aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
        aria-pressed={device === name}
        aria-label={t(`pages.${name}`)}
        onClick={() => onChoose(name)}
      >
        <Icon size={18} aria-hidden />
      </button>
    );
  });
}

function StepChoice({ step, onChoose }: { step: Step; onChoose: (step: Step) => void }) {
  const t = useText();
  return (Object.keys(STEP_LABELS) as Step[]).map((name) => (
    <button
      key={name}
      type="button"
      className="button px-3 text-sm aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
      aria-pressed={step === name}
      onClick={() => onChoose(name)}
    >
      {t(STEP_LABELS[name])}
    </button>
  ));
}

interface LanguageChoiceProps {
  lang: string;
  onChoose: (lang: string) => void;
}

function LanguageChoice({ lang, onChoose }: LanguageChoiceProps) {
  const t = useText();
  return (
    <select
      className="input ms-auto w-auto min-w-0 max-w-full"
      aria-label={t("users.language")}
      value={lang}
      onChange={(event) => onChoose(event.target.value)}
    >
      {listLanguageOptions().map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  );
}
