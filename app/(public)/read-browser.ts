import { cookies, headers } from "next/headers";
import type { Browser } from "@/lib/pages/frame/reader";

export async function readBrowser(): Promise<Browser> {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const cookie = (name: string) => jar.get(name)?.value ?? null;
  return {
    acceptLanguage: head.get("accept-language"),
    cookies: { lang: cookie("lang"), tz: cookie("tz"), h: cookie("h") },
  };
}
