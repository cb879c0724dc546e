"use client";

import { useEffect, useState } from "react";
import { NextStepCard } from "@/components/ui/next-step-card";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { CRASH_TEXTS } from "@/lib/platform/i18n/messages/crash-texts";

/** Something of ours broke. The browser's language is all that is known here; trying again reloads the page. */
export default function CrashPage() {
  const [lang, setLang] = useState<Language>("en");
  useEffect(() => {
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
    if (spoken) setLang(spoken);
  }, []);
  const { title, text, retry } = CRASH_TEXTS[lang];
  return (
    <html lang={lang}>
      <body className="min-h-dvh font-sans text-base">
        <main>
          <NextStepCard title={title} text={text} links={[{ href: "", label: retry }]} />
        </main>
      </body>
    </html>
  );
}
