"use client";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/platform/i18n/languages";
import type { ConsoleMessages } from "@/lib/platform/i18n/message-types";
import type { Translated } from "@/lib/platform/i18n/translated";

const createConsoleTranslator = (locale: Language, messages: Translated<ConsoleMessages>) =>
  createTranslator({ locale, messages: messages as ConsoleMessages });

/** Derives the keys and their values from the English texts. */
export type TranslateConsole = ReturnType<typeof createConsoleTranslator>;

const TextsContext = createContext<TranslateConsole | null>(null);

interface Props {
  lang: Language;
  /** The console's texts in one language, the only ones that the browser loads. */
  messages: Translated<ConsoleMessages>;
  children: ReactNode;
}

export function TextsProvider({ lang, messages, children }: Props) {
  const translate = useMemo(() => createConsoleTranslator(lang, messages), [lang, messages]);
  return <TextsContext value={translate}>{children}</TextsContext>;
}

export function useText(): TranslateConsole {
  const translate = useContext(TextsContext);
  if (!translate) throw new Error("useText works inside of TextsProvider");
  return translate;
}
