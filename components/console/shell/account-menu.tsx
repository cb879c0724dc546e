"use client";
import { ChevronsUpDown, FlaskConical, Keyboard, LogOut } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { Avatar } from "@/components/ui/avatar";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { api, unwrapResponse } from "../api";
import { useMe } from "../me";
import { listLanguageOptions } from "../resources/user-options";
import { setTestMode } from "../test-mode/set-test-mode";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { useDismissibleMenu } from "../ui/use-dismissible-menu";
import { listAccountScreens } from "./nav";
import { setTheme, THEME_CHOICES, type Theme } from "./set-theme";

interface Props {
  theme: Theme;
  onHelp: () => void;
  /** The bar of a phone shows the picture alone, and the menu opens below it. */
  compact?: boolean;
}

const ITEM =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start hover:bg-surface lg:min-h-9 aria-[current]:font-bold";

/** The signed-in user's picture, which opens a menu: their own screens, theme, language, test mode, sign-out. */
export function AccountMenu({ theme, onHelp, compact = false }: Props) {
  const t = useText();
  const me = useMe();
  const path = usePathname();
  const menu = useDismissibleMenu();
  const name = me.name ?? me.email ?? t("users.unnamed");
  return (
    <details {...menu} className="relative" data-account-menu>
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm text-xs text-muted [&::-webkit-details-marker]:hidden ${compact ? "px-1" : "p-2 hover:bg-raised"}`}
        aria-label={`${t("shell.account")}: ${name}`}
        title={me.email ?? undefined}
      >
        <Avatar photo={me.picture} initials={formatInitials(name)} size="small" />
        {compact ? null : (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-sm text-text">{name}</span>
              {me.name ? <span className="block truncate">{me.email}</span> : null}
            </span>
            <ChevronsUpDown size={16} aria-hidden className="flex-none" />
          </>
        )}
      </summary>
      <div
        className={`absolute z-30 grid max-h-[calc(100dvh-5rem)] w-80 max-w-[calc(100vw-1rem)] gap-1 overflow-y-auto rounded-lg border border-line bg-raised p-2 shadow-lg ${compact ? "end-0 top-full mt-1" : "start-0 bottom-full mb-2"}`}
      >
        {compact ? <p className="truncate px-3 py-2 font-medium">{name}</p> : null}
        <ul aria-label={t("shell.account")}>
          {listAccountScreens(me).map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <Link
                href={href}
                className={ITEM}
                {...(href === path && { "aria-current": "page" as const })}
                onClick={() => menu.ref.current?.removeAttribute("open")}
              >
                <Icon size={18} aria-hidden className="flex-none" />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="grid gap-2 border-line border-y px-3 py-3">
          <DisabledUntilHydrated>
            <ThemeChoice theme={theme} />
            <LanguageChoice />
          </DisabledUntilHydrated>
        </div>
        <DisabledUntilHydrated>
          {me.admin && !me.test ? (
            <button type="button" className={ITEM} onClick={() => void setTestMode(true)}>
              <FlaskConical size={18} aria-hidden className="flex-none" />
              {t("testMode.enter")}
            </button>
          ) : null}
          <button type="button" className={`${ITEM} pointer-coarse:hidden`} onClick={onHelp}>
            <Keyboard size={18} aria-hidden className="flex-none" />
            {t("shell.help")}
          </button>
        </DisabledUntilHydrated>
        <form method="post" action="/logout" className="border-line border-t pt-1">
          <button type="submit" className={ITEM}>
            <LogOut size={18} aria-hidden className="flex-none rtl:-scale-x-100" />
            {t("shell.signOut")}
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
      label={t("shell.theme")}
      defaultValue={theme}
      options={THEME_CHOICES.map((name) => ({ value: name, label: t(`shell.${name}`) }))}
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
      label={t("shell.language")}
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
  <label className="flex items-center justify-between gap-3 text-muted">
    {label}
    <select className="input w-40 text-text" {...chosen} onChange={(event) => onChoose(event.target.value)}>
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
