"use client";
import { Toast } from "@base-ui/react/toast";

/** Tells in a few words what has just happened. */
export function useToast() {
  const { add } = Toast.useToastManager();
  return (title: string) => void add({ title, timeout: 5000 });
}
