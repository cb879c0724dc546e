interface UndistributedTable {
  /**
   * `local`: a table of the coordinator as before. `managed`: likewise, but known to Citus, so that a transaction that
   * writes it and an organisation's rows is committed on both servers or on neither.
   */
  placement: "local" | "managed";
  because: string;
}

/**
 * The tables that stay on the coordinator of a cluster. Every other one is spread over its servers by
 * `organization_id`, `organizations` by its `id`, and the rows of one organisation lie together.
 */
export const UNDISTRIBUTED_TABLES: Readonly<Record<string, UndistributedTable>> = {
  _prisma_migrations: { placement: "local", because: "which migrations the database has had" },
  directory: {
    placement: "managed",
    because: "whose a nickname, a locator's handle or a user name is",
  },
  form_drafts: { placement: "local", because: "what strangers have typed, before there is an organisation" },
  rate_limits: { placement: "local", because: "counts by address or key" },
  sealing_keys: { placement: "local", because: "which secrets have sealed what the database holds" },
};
