"use client";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { formatSmsSize } from "../resources/format-sms-size";
import { useText } from "../texts";
import { Code } from "../ui/code";
import { ErrorText } from "../ui/error-text";
import { Panel } from "../ui/panel";
import { useWidth } from "../ui/use-width";
import type { MessagePreview as Preview } from "./queries";

type Rendered = NonNullable<Preview["preview"]>;

const VIEWS = ["phone", "desktop", "text"] as const;
type View = (typeof VIEWS)[number];

const VIEW_ICONS = { phone: Smartphone, desktop: Monitor, text: null };
const VIEW_LABELS = { phone: "pages.phone", desktop: "pages.desktop", text: "outbox.text" } as const;
const WIDTHS_PX = { phone: 375, desktop: 680 } as const;
const HEIGHT_PX = 640;

interface Props {
  preview: Rendered | null;
  /** The preview is of an earlier version, because the current one has mistakes. */
  isOutdated: boolean;
  error: Error | null;
}

/** The message as its reader gets it, while it is written. */
export function MessagePreview({ preview, isOutdated, error }: Props) {
  const t = useText();
  const [view, setView] = useState<View>("phone");
  return (
    <Panel title={t("outbox.design")}>
      <ErrorText error={error} className="mb-3" />
      {preview?.sms ? <SmsPreview text={preview.text} sms={preview.sms} /> : null}
      {preview?.html ? (
        <>
          <div className="mb-3 flex flex-wrap gap-2">
            {VIEWS.map((name) => (
              <ViewButton key={name} name={name} current={view} onChoose={setView} />
            ))}
          </div>
          <p className="mb-2 break-words text-sm">
            <span className="text-muted">{t("messageTexts.part.subject")}: </span>
            <strong className="font-medium">{preview.subject}</strong>
          </p>
          {view === "text" ? (
            <Code label={t("outbox.text")}>{preview.text}</Code>
          ) : (
            <HtmlPreview html={preview.html} width={WIDTHS_PX[view]} />
          )}
        </>
      ) : null}
      <p className="mt-2 text-muted text-xs" aria-live="polite">
        {t(isOutdated ? "messageTexts.previewOutdated" : "messageTexts.previewHint")}
      </p>
    </Panel>
  );
}

interface ViewButtonProps {
  name: View;
  current: View;
  onChoose: (view: View) => void;
}

function ViewButton({ name, current, onChoose }: ViewButtonProps) {
  const t = useText();
  const Icon = VIEW_ICONS[name];
  const label = t(VIEW_LABELS[name]);
  return (
    <button
      type="button"
      className="button px-3 aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-raised"
      aria-pressed={current === name}
      {...(Icon && { "aria-label": label })}
      onClick={() => onChoose(name)}
    >
      {Icon ? <Icon size={18} aria-hidden /> : label}
    </button>
  );
}

/** The content security policy blocks scripts, forms and requests of the mail. */
function HtmlPreview({ html, width }: { html: string; width: number }) {
  const t = useText();
  const frame = useWidth<HTMLDivElement>();
  const scale = Math.min(1, (frame.width ?? width) / width);
  return (
    <div
      ref={frame.ref}
      className="overflow-hidden rounded-sm border border-line bg-surface"
      style={{ height: HEIGHT_PX * scale }}
    >
      <iframe
        title={t("outbox.design")}
        sandbox=""
        srcDoc={html}
        className="mx-auto block origin-top-left rtl:origin-top-right"
        style={{ width, height: HEIGHT_PX, scale }}
      />
    </div>
  );
}

function SmsPreview({ text, sms }: { text: string; sms: NonNullable<Rendered["sms"]> }) {
  const t = useText();
  return (
    <>
      <p className="max-w-80 whitespace-pre-wrap rounded-lg rounded-es-sm border border-line bg-surface px-4 py-3 wrap-anywhere">
        {text}
      </p>
      <p className="mt-2 text-muted text-xs">{formatSmsSize(sms, t)}</p>
    </>
  );
}
