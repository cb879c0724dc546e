"use client";
import { useRouter } from "next/navigation";

/** Leads away from a form, in the place of the entry that its guard doubled: Back then leads to what was before. */
export function useGoOn() {
  const router = useRouter();
  return (href: string) => (window.history.state?.doubled ? router.replace(href) : router.push(href));
}
