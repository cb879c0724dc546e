import type { ReactNode } from "react";
import type { EmbedAppearance, HeadView } from "@/lib/pages/page-shell/view";
import { getTextDirection } from "@/lib/platform/i18n/languages";
import { fontClass } from "./fonts";
import { HeadTags } from "./head-tags";

interface Props {
  lang: string;
  head: HeadView;
  /** Chosen by the reader; without it the device decides. */
  theme?: "light" | "dark" | undefined;
  /** The id of whom it is drawn for, where that is nobody else's to see. */
  person?: string;
  /** Custom properties of the style sheet that are not as they are there. */
  colours?: Record<string, string> | null;
  /** How it is shown in a frame of another website. */
  embed?: EmbedAppearance;
  children: ReactNode;
}

/**
 * `<html>`, `<head>` and `<body>`. Drawn by the page (or a section's layout), because the root layout cannot know
 * the language. React moves the title and the meta elements up; the framework's own metadata would take a
 * twentieth of the time that a page takes.
 */
export function Document({ lang, head, theme, person, colours, embed, children }: Props) {
  return (
    <html
      lang={lang}
      dir={getTextDirection(lang)}
      className={fontClass}
      data-theme={theme ?? embed?.theme}
      data-person={person}
      data-embed={embed && `${embed.background} ${embed.layout}`}
      {...(colours ? { style: colours } : {})}
    >
      <body className="flex min-h-dvh flex-col font-sans text-base font-normal">
        <HeadTags head={head} />
        {children}
      </body>
    </html>
  );
}
