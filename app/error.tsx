"use client";

import { useEffect, useState } from "react";
import { NextStepCard } from "@/components/ui/next-step-card";
import { getTextDirection, isLanguage } from "@/lib/platform/i18n/languages";
import english from "@/messages/en/error-page.json";

/** The page of an unexpected error. Only the browser's language is known here; "try again" reloads the page. */
export default function CrashPage() {
  const [{ lang, ...texts }, setTexts] = useState({ lang: "en", ...english.errorPage });
  useEffect(() => {
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    // Other languages load on demand, so that working pages do not carry them; offline the page stays English.
    if (spoken && spoken !== "en")
      void import("@/lib/platform/i18n/error-page-messages").then(
        ({ ERROR_PAGE_MESSAGES }) => setTexts({ lang: spoken, ...ERROR_PAGE_MESSAGES[spoken] }),
        () => {},
      );
  }, []);
  const { title, text, retry } = texts;
  return (
    <html lang={lang} dir={getTextDirection(lang)}>
      <body className="min-h-dvh font-sans text-base">
        <main>
          <NextStepCard title={title} text={text} links={[{ href: "", label: retry }]} />
        </main>
      </body>
    </html>
  );
}
