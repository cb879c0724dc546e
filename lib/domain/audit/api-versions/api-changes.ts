import type { ApiVersion } from "@/lib/domain/contracts/api-versions";

type Fields = Record<string, unknown>;

/** Difference between an API version and the one before. Additions need no version. */
export interface ApiChange {
  version: ApiVersion;
  title: string;
  text: string;
  /** Schema in the OpenAPI document. */
  schema?: string;
  /** Converts a value to the older form. */
  toOlder?: (value: Fields) => Fields;
}

/** Newest first, as older forms are reached by applying one change after the other. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    version: "2026-11-26",
    title: "Waiting-list entries have clearer names",
    text: "`offered` is now `offer`, and `offers` is now `offer_count`.",
    schema: "WaitingEntry",
    toOlder: ({ offer, offer_count: offers, ...entry }) => ({ ...entry, offers, offered: offer }),
  },
  {
    version: "2026-11-23",
    title: "Webhook deliveries describe the change",
    text: "In addition to `action`, `organization`, `user` and `resource`, deliveries have `occurred_at`, `changes`, `people` and `message`. API responses are unchanged.",
  },
  {
    version: "2026-11-01",
    title: "The first version",
    text: "Initial version.",
  },
];
