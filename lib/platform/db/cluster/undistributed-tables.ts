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
  _prisma_migrations: { placement: "local", because: "the migrations that were applied" },
  directory: {
    placement: "managed",
    because: "the organisation of each name that is unique everywhere",
  },
  form_drafts: { placement: "local", because: "input of anonymous visitors, before the organisation exists" },
  rate_limits: { placement: "local", because: "rate limit counts by address or key" },
  sealing_keys: { placement: "local", because: "the keys that have sealed values in the database" },
};
