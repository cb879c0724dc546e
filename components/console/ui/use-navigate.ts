"use client";
import { useRouter } from "next/navigation";

/** Navigates in place of the form's extra history entry, so that Back leads to the screen before the form. */
export function useNavigate() {
  const router = useRouter();
  return (href: string) => (window.history.state?.doubled ? router.replace(href) : router.push(href));
}
