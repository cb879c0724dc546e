import type { Manifest } from "@/lib/platform/backup/manifest";

/**
 * The settings with which another service can open what this one has sealed, and send push messages with its keys.
 */
export const buildSecretSettings = ({
  secrets: [current, previous],
  vapid,
}: Pick<Manifest, "secrets" | "vapid">) => ({
  BOOKPAGE_SECRET: current,
  ...(previous && { BOOKPAGE_SECRET_PREVIOUS: previous }),
  ...(vapid && { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey }),
});
