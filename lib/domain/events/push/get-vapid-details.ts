import { env } from "@/lib/platform/env/env";

/** Returns the VAPID details of the sender (RFC 8292); null if push is not configured. */
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
