"use client";

import { useEffect } from "react";
import { copyText, readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import { readStoredApiKey, watchApiKey } from "./stored-api-key";

const LANGUAGE_ITEM = "bookpage-docs-language";

/** Adds the functions that need scripts: copying, one language for all examples, the reader's key. */
export function DocsScripts() {
  useEffect(() => {
    for (const figure of document.querySelectorAll<HTMLElement>("figure.code")) addCopyButton(figure);
    selectLanguage(readStorage("local", LANGUAGE_ITEM));
    document.addEventListener("change", onLanguageChange);
    showApiKey();
    const stop = watchApiKey(showApiKey);
    return () => {
      document.removeEventListener("change", onLanguageChange);
      stop();
    };
  }, []);
  return null;
}

function addCopyButton(figure: HTMLElement) {
  if (figure.querySelector("button")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const done = await copyText(figure.querySelector("code")?.textContent ?? "");
    button.textContent = done ? "Copied" : "Not copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  figure.querySelector("figcaption")?.append(button);
}

function onLanguageChange({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.closest(".code-choice")) return;
  writeStorage("local", LANGUAGE_ITEM, target.value); // without storage it applies to this page only
  selectLanguage(target.value);
}

function selectLanguage(language: string | null) {
  if (!language) return;
  for (const radio of document.querySelectorAll<HTMLInputElement>(".code-choice input[type=radio]"))
    if (radio.value === language) radio.checked = true;
}

/** Sets the key as text, so that it is never parsed as markup. */
function showApiKey() {
  const key = readStoredApiKey();
  for (const element of document.querySelectorAll<HTMLElement>("[data-own-key]"))
    element.textContent = key || "YOUR_KEY";
}
