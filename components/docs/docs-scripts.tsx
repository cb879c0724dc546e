"use client";

import { useEffect } from "react";
import { copyText, readStorage, writeStorage } from "@/components/ui/safe-browser-apis";
import { readStoredApiKey, watchApiKey } from "./stored-api-key";

const LANGUAGE_ITEM = "bookpage-docs-language";

/** What only a script can do with what the server has drawn: copying, one language everywhere, the reader's key. */
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
  writeStorage("local", LANGUAGE_ITEM, target.value); // else it is kept for this page alone
  selectLanguage(target.value);
}

function selectLanguage(language: string | null) {
  if (!language) return;
  for (const radio of document.querySelectorAll<HTMLInputElement>(".code-choice input[type=radio]"))
    if (radio.value === language) radio.checked = true;
}

/** As text: whatever somebody types is never markup. */
function showApiKey() {
  const key = readStoredApiKey();
  for (const place of document.querySelectorAll<HTMLElement>("[data-own-key]"))
    place.textContent = key || "YOUR_KEY";
}
