"use client";

import { useEffect } from "react";
import { copyText, readStored, writeStored } from "@/components/ui/browser-permissions";
import { readOwnKey, watchOwnKey } from "./own-key";

const LANGUAGE_ITEM = "bookpage-docs-language";

/** What only a script can do with what the server has drawn: copying, one language everywhere, the reader's key. */
export function DocsLife() {
  useEffect(() => {
    for (const figure of document.querySelectorAll<HTMLElement>("figure.code")) addCopyButton(figure);
    chooseLanguage(readStored("local", LANGUAGE_ITEM));
    document.addEventListener("change", followChoice);
    fillKeys();
    const stop = watchOwnKey(fillKeys);
    return () => {
      document.removeEventListener("change", followChoice);
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

function followChoice({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.closest(".code-choice")) return;
  writeStored("local", LANGUAGE_ITEM, target.value); // else it is kept for this page alone
  chooseLanguage(target.value);
}

function chooseLanguage(language: string | null) {
  if (!language) return;
  for (const radio of document.querySelectorAll<HTMLInputElement>(".code-choice input[type=radio]"))
    if (radio.value === language) radio.checked = true;
}

/** As text: whatever somebody types is never markup. */
function fillKeys() {
  const key = readOwnKey();
  for (const place of document.querySelectorAll<HTMLElement>("[data-own-key]"))
    place.textContent = key || "YOUR_KEY";
}
