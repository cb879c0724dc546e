import type { ReactNode } from "react";
import type { HeadView } from "@/lib/pages/frame/view";
import { fontClass } from "./fonts";
import { HeadTags } from "./head-tags";

interface Props {
  lang: string;
  head: HeadView;
  /** Chosen by the reader; without it the device decides. */
  theme?: "light" | "dark" | undefined;
  /** Custom properties of the style sheet that are not as they are there. */
  colours?: Record<string, string> | null;
  children: ReactNode;
}

/**
 * `<html>`, `<head>` and `<body>`. Drawn by the page (or a section's layout), because the root layout cannot know
 * the language. React moves the title and the meta elements up; the framework's own metadata would take a
 * twentieth of the time that a page takes.
 */
export function Document({ lang, head, theme, colours, children }: Props) {
  return (
    <html
      lang={lang}
      className={fontClass}
      {...(theme ? { "data-theme": theme } : {})}
      {...(colours ? { style: colours } : {})}
    >
      <body className="flex min-h-dvh flex-col font-sans text-base font-normal">
        <HeadTags head={head} />
        {children}
      </body>
    </html>
  );
}
