import { env } from "@/lib/platform/env/env";

/** Who sends, for push services (RFC 8292); null where push is not set up. */
export function getVapidDetails(): { publicKey: string; privateKey: string; subject: string } | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, MAIL_FROM, WEB_URL } = env();
  if (!publicKey || !privateKey) return null;
  const subject = MAIL_FROM
    ? `mailto:${MAIL_FROM.address}`
    : WEB_URL.startsWith("https:")
      ? WEB_URL
      : `mailto:bookpage@${new URL(WEB_URL).hostname}`;
  return { publicKey, privateKey, subject };
}
