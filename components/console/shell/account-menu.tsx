"use client";
import { ChevronsUpDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { answered, api } from "../api";
import { useMe } from "../me";
import { useText } from "../texts";
import { languageOptions } from "../users/options";

const THEMES = ["system", "light", "dark"] as const;

const YEAR = 31_536_000;

interface Props {
  theme: (typeof THEMES)[number];
  onHelp: () => void;
}

/** Who is signed in, how the console looks to them, and the way out. */
export function AccountMenu({ theme, onHelp }: Props) {
  const t = useText();
  const me = useMe();
  const router = useRouter();
  const chooseTheme = (chosen: string) => {
    const root = document.documentElement;
    if (chosen === "system") delete root.dataset.theme;
    else root.dataset.theme = chosen;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `theme=${chosen}; path=/; max-age=${chosen === "system" ? 0 : YEAR}; samesite=lax`;
  };
  const chooseLanguage = async (language: string) => {
    const body = { user: { language: language as typeof me.lang } };
    await answered(api.PUT("/v2/users/{user_id}", { params: { path: { user_id: me.id } }, body }));
    router.refresh();
  };
  return (
    <details className="border-line border-t pt-2">
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
        <label className="grid gap-1 text-xs text-muted">
          {t("frame.theme")}
          <select
            className="input text-text"
            defaultValue={theme}
            onChange={(event) => chooseTheme(event.target.value)}
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {t(`frame.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1 text-xs text-muted">
          {t("frame.language")}
          <select
            className="input text-text"
            value={me.lang}
            onChange={(event) => void chooseLanguage(event.target.value)}
          >
            {languageOptions().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
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
