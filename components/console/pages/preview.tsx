"use client";
import { Monitor, RotateCw, Smartphone } from "lucide-react";
import { useState } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useWidth } from "../ui/use-width";
import { languageOptions } from "../users/options";

const WIDTHS = { phone: 375, desktop: 1120 } as const;
const HEIGHTS = { phone: 720, desktop: 900 } as const;
const ICONS = { phone: Smartphone, desktop: Monitor };

interface Props {
  /** Of the public page, without a query. */
  path: string;
  active: boolean;
  /** Another one after each save, which shows the page anew. */
  version: string;
}

/** The public page itself, as it is saved, at the size of a phone or a desktop. */
export function Preview({ path, active, version }: Props) {
  const t = useText();
  const me = useMe();
  const [device, setDevice] = useState<keyof typeof WIDTHS>("phone");
  const [lang, setLang] = useState<string>(me.lang);
  const [turn, setTurn] = useState(0);
  const frame = useWidth<HTMLDivElement>();
  const scale = Math.min(1, (frame.width ?? WIDTHS.phone) / WIDTHS[device]);
  return (
    <Panel title={t("pages.preview")}>
      <div className="flex flex-wrap items-center gap-2">
        {(["phone", "desktop"] as const).map((name) => {
          const Icon = ICONS[name];
          return (
            <button
              key={name}
              type="button"
              className="button px-3 aria-pressed:border-text aria-pressed:bg-accent aria-pressed:text-accent-text"
              aria-pressed={device === name}
              aria-label={t(`pages.${name}`)}
              onClick={() => setDevice(name)}
            >
              <Icon size={18} aria-hidden />
            </button>
          );
        })}
        <button
          type="button"
          className="button px-3"
          data-tone="quiet"
          aria-label={t("pages.reload")}
          onClick={() => setTurn(turn + 1)}
        >
          <RotateCw size={18} aria-hidden />
        </button>
        <select
          className="input ml-auto w-auto min-w-0"
          aria-label={t("users.language")}
          value={lang}
          onChange={(event) => setLang(event.target.value)}
        >
          {languageOptions().map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <div
        ref={frame.ref}
        className="relative mt-3 overflow-hidden rounded-sm border border-line"
        style={{ height: HEIGHTS[device] * scale }}
      >
        {active ? (
          <iframe
            key={`${version} ${turn}`}
            title={t("pages.preview")}
            src={`${path}?embed&lang=${lang}`}
            className="absolute top-0 left-0 origin-top-left"
            style={{ width: WIDTHS[device], height: HEIGHTS[device], scale }}
          />
        ) : (
          <p className="p-6 text-muted">{t("pages.inactiveText")}</p>
        )}
      </div>
      <p className="mt-2 text-muted text-xs group-has-[[data-dirty]]/editor:hidden">
        {t("pages.previewHint")}
      </p>
      <p className="mt-2 hidden font-medium text-sm text-warn group-has-[[data-dirty]]/editor:block">
        {t("pages.previewUnsaved")}
      </p>
    </Panel>
  );
}
