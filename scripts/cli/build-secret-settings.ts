import type { Manifest } from "@/lib/platform/backup/manifest";

/** The settings with which a service opens what this one has sealed, and sends push messages with its keys. */
export const buildSecretSettings = ({
  secrets: [current, previous],
  vapid,
}: Pick<Manifest, "secrets" | "vapid">) => ({
  BOOKPAGE_SECRET: current,
  ...(previous && { BOOKPAGE_SECRET_PREVIOUS: previous }),
  ...(vapid && { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey }),
});
