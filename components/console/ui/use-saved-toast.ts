"use client";
import { Toast } from "@base-ui/react/toast";
import { useText } from "../texts";

export function useSavedToast() {
  const t = useText();
  const { add } = Toast.useToastManager();
  return (title = t("form.saved")) => void add({ title, timeout: 3000 });
}
