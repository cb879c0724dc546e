import type { ReactNode } from "react";
import { fontClass } from "./fonts";

interface Head {
  title: string;
  description?: string | null;
  image?: string | null;
  secret?: boolean;
}

/**
 * `<html>`, `<head>` and `<body>`. Drawn by the page (or a section's layout), because the root layout cannot know
 * the language. React moves the title and the meta elements up; the framework's own metadata would take a
 * twentieth of the time that a page takes.
 */
export function Document({ lang, head, children }: { lang: string; head: Head; children: ReactNode }) {
  const { title, description, image, secret } = head;
  return (
    <html lang={lang} className={fontClass}>
      <body className="flex min-h-dvh flex-col font-sans text-base font-normal">
        <title>{title === "Bookpage" ? title : `${title} · Bookpage`}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f4ed" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161412" />
        {description ? <meta name="description" content={description} /> : null}
        {secret ? <meta name="robots" content="noindex" /> : <meta property="og:title" content={title} />}
        {secret ? <meta name="referrer" content="no-referrer" /> : null}
        {image ? <meta property="og:image" content={image} /> : null}
        {children}
      </body>
    </html>
  );
}
