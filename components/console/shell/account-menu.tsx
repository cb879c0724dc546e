"use client";
import { ChevronsUpDown } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { api, unwrapResponse } from "../api";
import { DisabledUntilHydrated } from "../form/disabled-until-hydrated";
import { useMe } from "../me";
import { setTestMode } from "../test-mode/set-test-mode";
import { useText } from "../texts";
import { listLanguageOptions } from "../users/options";
import { setTheme, THEME_CHOICES, type Theme } from "./set-theme";
import { useDismissibleMenu } from "./use-dismissible-menu";

interface Props {
  theme: Theme;
  onHelp: () => void;
}

/** The signed-in user, the theme, and the sign-out. */
export function AccountMenu({ theme, onHelp }: Props) {
  const t = useText();
  const me = useMe();
  const closing = useDismissibleMenu();
  return (
    <details {...closing} className="border-line border-t pt-2">
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-3 py-2 text-xs text-muted hover:bg-raised [&::-webkit-details-marker]:hidden"
        title={me.email ?? undefined}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-text">{me.name ?? me.email}</span>
          {me.name ? <span className="block truncate">{me.email}</span> : null}
        </span>
        <ChevronsUpDown size={16} aria-hidden className="flex-none" />
      </summary>
      <div className="grid gap-2 pt-2">
        <DisabledUntilHydrated>
          <ThemeChoice theme={theme} />
          <LanguageChoice />
          {me.admin && !me.test ? (
            <button
              type="button"
              className="button justify-start px-3"
              data-tone="quiet"
              onClick={() => void setTestMode(true)}
            >
              {t("testMode.enter")}
            </button>
          ) : null}
        </DisabledUntilHydrated>
        <button type="button" className="button justify-start px-3" data-tone="quiet" onClick={onHelp}>
          {t("frame.help")}
        </button>
        <form method="post" action="/logout">
          <button type="submit" className="button w-full">
            {t("frame.signOut")}
          </button>
        </form>
      </div>
    </details>
  );
}

function ThemeChoice({ theme }: Pick<Props, "theme">) {
  const t = useText();
  return (
    <Choice
      label={t("frame.theme")}
      defaultValue={theme}
      options={THEME_CHOICES.map((name) => ({ value: name, label: t(`frame.${name}`) }))}
      onChoose={(chosen) => setTheme(chosen as Theme)}
    />
  );
}

function LanguageChoice() {
  const t = useText();
  const me = useMe();
  const router = useRouter();
  const choose = async (language: string) => {
    const body = { user: { language: language as typeof me.language } };
    await unwrapResponse(api.PUT("/v2/users/{user_id}", { params: { path: { user_id: me.id } }, body }));
    router.refresh();
  };
  return (
    <Choice
      label={t("frame.language")}
      value={me.language}
      options={listLanguageOptions()}
      onChoose={(language) => void choose(language)}
    />
  );
}

interface ChoiceProps extends Pick<ComponentProps<"select">, "value" | "defaultValue"> {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, options, onChoose, ...chosen }: ChoiceProps) => (
  <label className="grid gap-1 text-xs text-muted">
    {label}
    <select className="input text-text" {...chosen} onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
