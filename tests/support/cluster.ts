import pg from "pg";

/** Makes Citus count tasks in connections opened afterwards. */
export async function enableTaskCounts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("SELECT quote_ident(current_database()) AS name");
  await client.query(`ALTER DATABASE ${rows[0].name} SET citus.enable_stat_counters = on`);
  await client.end();
}

/** Returns the statements sent to one shard, and to several. */
export async function getTaskCounts(pool: pg.Pool): Promise<{ one: number; several: number }> {
  const { rows } = await pool.query(
    `SELECT query_execution_single_shard::int AS one, query_execution_multi_shard::int AS several
       FROM citus_stat_counters WHERE name = current_database()`,
  );
  return rows[0];
}

interface ShardMove {
  shard: string;
  from: { host: string; port: number };
  to: { host: string; port: number };
}

/** Moves the organisation's shard, with those colocated, to another worker. */
export async function moveOrganizationShard(pool: pg.Pool, organization: string): Promise<void> {
  const { rows } = await pool.query(
    `SELECT s.shardid AS shard, json_build_object('host', s.nodename, 'port', s.nodeport) AS from,
            json_build_object('host', n.nodename, 'port', n.nodeport) AS to
       FROM citus_shards s JOIN pg_dist_node n ON n.shouldhaveshards AND n.nodeport <> s.nodeport
      WHERE s.shardid = get_shard_id_for_distribution_column('organizations', $1::text) LIMIT 1`,
    [organization],
  );
  const { shard, from, to } = rows[0] as ShardMove;
  await pool.query(
    "SELECT citus_move_shard_placement($1::bigint, $2, $3::int, $4, $5::int, 'force_logical')",
    [shard, from.host, from.port, to.host, to.port],
  );
}
