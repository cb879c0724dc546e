import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { expectUnchanged, readStoredData } from "../support/stored-data";
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

/** The data after the last request, which is the data before the next one. */
let stored: string | undefined;

describe("a sandbox key", () => {
  it.each(CONTRACTS)(
    "finds and changes nothing of the live organisation: $method $path",
    async (contract) => {
      const sample = SAMPLES[contract.name];
      if (!sample) throw new Error(`No sample for ${contract.name}`);
      if (sample.foreign === "public") return; // Public pages accept this from any caller.
      const { path, body } = sample.call(fixture);
      stored ??= await readStoredData(api.pool, { of: live.id });
      const response = await requestApi(contract.method, path, {
        body,
        headers: { authorization: sandbox.key },
      });
      expect(response.status).toBeLessThan(500);
      expectUnchanged(stored, await readStoredData(api.pool, { of: live.id }));
      const told = JSON.stringify(response.body ?? "");
      const isPublic = contract.scope === "public" || sample.foreign === "same";
      const asked = JSON.stringify([path, body ?? ""]);
      const theirs = [live.id, fixture.user._id, fixture.event._id, fixture.booking._id, fixture.team._id];
      if (!isPublic && response.status < 300)
        for (const id of theirs) if (!asked.includes(id)) expect(told).not.toContain(id);
    },
  );
});
