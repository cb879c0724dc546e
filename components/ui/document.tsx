import type { ReactNode } from "react";
import type { EmbedAppearance, HeadView } from "@/lib/pages/page-shell/view";
import { getTextDirection } from "@/lib/platform/i18n/languages";
import { fontClass } from "./fonts";
import { HeadTags } from "./head-tags";

interface Props {
  lang: string;
  head: HeadView;
  /** The reader's choice; without it the device decides. */
  theme?: "light" | "dark" | undefined;
  /** The id of the user that the page was rendered for, if it is private. */
  person?: string;
  /** Overrides of the stylesheet's custom properties. */
  colours?: Record<string, string> | null;
  /** The appearance inside a frame of another website. */
  embed?: EmbedAppearance;
  /** The zone of the page's times, if it is a guess. */
  guessedZone?: string | undefined;
  children: ReactNode;
}

/**
 * Renders `<html>`, `<head>` and `<body>`. Each page (or a section's layout) renders it, because the root layout
 * cannot know the language. React hoists the title and meta elements; the framework's own metadata would take a
 * twentieth of the rendering time.
 */
export function Document({ lang, head, theme, person, colours, embed, guessedZone, children }: Props) {
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
        {/* Blocks the parser: it must run before the times are painted. */}
        {guessedZone ? <script src="/static/correct-zone.js" data-zone={guessedZone} /> : null}
        {children}
      </body>
    </html>
  );
}
