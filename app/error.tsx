"use client";

import { useEffect, useState } from "react";
import { NextStepCard } from "@/components/ui/next-step-card";
import { getTextDirection, isLanguage } from "@/lib/platform/i18n/languages";
import { ENGLISH_CRASH } from "@/lib/platform/i18n/messages/english-crash";

/** The page of an unexpected error. Only the browser's language is known here; "try again" reloads the page. */
export default function CrashPage() {
  const [{ lang, ...texts }, setTexts] = useState({ lang: "en", ...ENGLISH_CRASH });
  useEffect(() => {
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    // Other languages load on demand, so that working pages do not carry them; offline the page stays English.
    if (spoken && spoken !== "en")
      void import("@/lib/platform/i18n/messages/crash-texts").then(
        ({ CRASH_TEXTS }) => setTexts({ lang: spoken, ...CRASH_TEXTS[spoken] }),
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
