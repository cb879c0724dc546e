"use client";
import { Toast } from "@base-ui/react/toast";
import { useText } from "../texts";

export function useSavedToast() {
  const t = useText();
  const { add } = Toast.useToastManager();
  return () => void add({ title: t("form.saved"), timeout: 3000 });
}
