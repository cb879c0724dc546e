interface UndistributedTable {
  /**
   * `local`: a plain table of the coordinator. `managed`: the same, but known to Citus, so that a transaction that
   * writes it and an organisation's rows commits on both servers or on neither.
   */
  placement: "local" | "managed";
  because: string;
}

/**
 * The tables that stay on the coordinator of a cluster. Every other one is distributed by `organization_id`,
 * `organizations` by its `id`, and the rows of one organisation are colocated.
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
