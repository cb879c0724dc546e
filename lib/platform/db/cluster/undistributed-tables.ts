interface Undistributed {
  /**
   * `local`: a table of the coordinator as before. `managed`: likewise, but known to Citus, so that a transaction that
   * writes it and an organisation's rows is committed on both servers or on neither.
   */
  kept: "local" | "managed";
  because: string;
}

/**
 * The tables that stay on the coordinator of a cluster. Every other one is spread over its servers by
 * `organization_id`, `organizations` by its `id`, and the rows of one organisation lie together.
 */
export const UNDISTRIBUTED_TABLES: Readonly<Record<string, Undistributed>> = {
  _prisma_migrations: { kept: "local", because: "which migrations the database has had" },
  directory: {
    kept: "managed",
    because: "whose a nickname, a locator's handle or a user name is",
  },
  form_drafts: { kept: "local", because: "what strangers have typed, before there is an organisation" },
  rate_limits: { kept: "local", because: "counts by address or key" },
  sealing_keys: { kept: "local", because: "which secrets have sealed what the database holds" },
};
