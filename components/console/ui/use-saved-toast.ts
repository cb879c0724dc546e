"use client";
import { useText } from "../texts";
import { addToast } from "./toast-manager";

export function useSavedToast() {
  const t = useText();
  return (title = t("form.saved")) => void addToast({ title, timeout: 3000 });
}
