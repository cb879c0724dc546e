import { API_VERSIONS, type ApiVersion, NEWEST_API_VERSION } from "@/lib/domain/contracts/api-versions";

/** Versions of deliveries, which are those of the API; the newest last. */
export const WEBHOOK_VERSIONS = API_VERSIONS;

export type WebhookVersion = ApiVersion;

export const NEWEST_WEBHOOK_VERSION: WebhookVersion = NEWEST_API_VERSION;

export const DELIVERY_STATES = ["delivered", "failed", "pending"] as const;
