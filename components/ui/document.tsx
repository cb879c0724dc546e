import type { ReactNode } from "react";
import { fontClass } from "./fonts";

/** `<html>` and `<body>`. Drawn by the page (or a section's layout), because the root layout cannot know the language. */
export function Document({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <html lang={lang} className={fontClass}>
      <body className="flex min-h-dvh flex-col font-sans text-base font-normal">{children}</body>
    </html>
  );
}
