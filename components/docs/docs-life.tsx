"use client";

import { useEffect } from "react";
import { readOwnKey, watchOwnKey } from "./own-key";

const LANGUAGE_ITEM = "bookpage-docs-language";

/** What only a script can do with what the server has drawn: copying, one language everywhere, the reader's key. */
export function DocsLife() {
  useEffect(() => {
    for (const figure of document.querySelectorAll<HTMLElement>("figure.code")) addCopyButton(figure);
    chooseLanguage(readChoice());
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
    const done = await copy(figure.querySelector("code")?.textContent ?? "");
    button.textContent = done ? "Copied" : "Not copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  figure.querySelector("figcaption")?.append(button);
}

/** Browsers copy in secure contexts alone, and where somebody allows it. */
const copy = (text: string) =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

function followChoice({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !target.closest(".code-choice")) return;
  try {
    localStorage.setItem(LANGUAGE_ITEM, target.value);
  } catch {
    // kept for this page alone
  }
  chooseLanguage(target.value);
}

function readChoice() {
  try {
    return localStorage.getItem(LANGUAGE_ITEM);
  } catch {
    return null;
  }
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
