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
    title: "Waiting lists have the held time in `offer`",
    text: "`offer` of an entry is what `offered` was, and `offer_count` what `offers` was: both names said the same of two things.",
    schema: "WaitingEntry",
    toOlder: ({ offer, offer_count: offers, ...entry }) => ({ ...entry, offers, offered: offer }),
  },
  {
    version: "2026-11-23",
    title: "Deliveries of webhooks say what happened",
    text: "Beside `action`, `organization`, `user` and `resource` they have `occurred_at`, `changes`, `people` and `message`. Answers are as before.",
  },
  {
    version: "2026-11-01",
    title: "The first version",
    text: "What there was before there were versions.",
  },
];
