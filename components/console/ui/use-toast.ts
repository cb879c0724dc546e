"use client";
import { Toast } from "@base-ui/react/toast";

/** Shows a short message about the last action. */
export function useToast() {
  const { add } = Toast.useToastManager();
  return (title: string) => void add({ title, timeout: 5000 });
}
