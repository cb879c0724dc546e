import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { createSandbox } from "../support/test-mode";

const api = createTestApi();

let live: Tenant;
let sandbox: Tenant;
let fixture: Awaited<ReturnType<typeof createFullFixture>>;

beforeAll(async () => {
  live = await api.tenant("Live");
  fixture = await createFullFixture(live);
  sandbox = await createSandbox(live);
});

/** Tables written by every caller, or by none. */
const BESIDE = ["_prisma_migrations", "api_keys", "rate_limits"];

/** Reads all data of the live organisation, to detect changes. */
async function stored() {
  const { rows } = await api.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'organization_id' AND table_name <> ALL ($1)`,
    [BESIDE],
  );
  const tables = rows.map(
    ({ name }) =>
      `(SELECT json_agg(t ORDER BY t::text) FROM ${name} t WHERE t.organization_id = $1) AS ${name}`,
  );
  return (await api.pool.query(`SELECT ${tables.join()}`, [live.id])).rows[0];
}

describe("a sandbox key", () => {
  it.each(CONTRACTS)(
    "finds and changes nothing of the live organisation: $method $path",
    async (contract) => {
      const sample = SAMPLES[contract.name];
      if (!sample) throw new Error(`No sample for ${contract.name}`);
      if (sample.foreign === "public") return; // Public pages accept this from any caller.
      const { path, body } = sample.call(fixture);
      const before = await stored();
      const response = await requestApi(contract.method, path, {
        body,
        headers: { authorization: sandbox.key },
      });
      expect(response.status).toBeLessThan(500);
      expect(await stored()).toEqual(before);
      const told = JSON.stringify(response.body ?? "");
      const isPublic = contract.scope === "public" || sample.foreign === "same";
      const asked = JSON.stringify([path, body ?? ""]);
      const theirs = [live.id, fixture.user._id, fixture.event._id, fixture.booking._id, fixture.team._id];
      if (!isPublic && response.status < 300)
        for (const id of theirs) if (!asked.includes(id)) expect(told).not.toContain(id);
    },
  );
});
