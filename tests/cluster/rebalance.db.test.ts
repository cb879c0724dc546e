import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { moveOrganizationShard } from "../support/cluster";
import { buildTestEventBody } from "../support/events";
import { createTestHost } from "../support/users";

const BOOKERS = 4;
const MOVES = 2;

describe.runIf(process.env.CITUS_URL)(
  "an organisation that moves to another server (needs CITUS_URL)",
  () => {
    const api = createTestApi();
    let acme: Tenant;
    beforeAll(async () => {
      acme = await api.tenant();
    });

    it("loses no booking made meanwhile", { timeout: 240_000 }, async () => {
      let isMoving = true;
      const answered: { status: number; id: string }[] = [];

      async function bookOn() {
        const host = await createTestHost(acme);
        for (let day = 1; isMoving; day += 1) {
          const date = new Date(Date.UTC(2031, 2, day)).toISOString().slice(0, 10);
          const { status, body } = await acme.post(
            "/v2/events",
            buildTestEventBody(host, {
              bookpage: true,
              confirmed: { flag: true },
              dates: [{ date: `${date}T10:00:00`, end_date: `${date}T11:00:00` }],
            }),
          );
          answered.push({ status, id: body._id });
        }
      }

      const bookers = Array.from({ length: BOOKERS }, bookOn);
      for (let move = 0; move < MOVES; move += 1) await moveOrganizationShard(api.pool, acme.id);
      isMoving = false;
      await Promise.all(bookers);

      const booked = answered.filter(({ status }) => status === 201).map(({ id }) => id);
      expect(booked.length).toBeGreaterThan(BOOKERS);
      expect(answered.filter(({ status }) => status !== 201)).toEqual([]);
      const count = async (table: string, column: string) => {
        const { rows } = await api.pool.query(
          `SELECT count(DISTINCT ${column})::int AS count FROM ${table} WHERE organization_id = $1 AND ${column} = ANY ($2)`,
          [acme.id, booked],
        );
        return rows[0].count;
      };
      expect(await count("events", "id")).toBe(booked.length);
      expect(await count("reservations", "event_id")).toBe(booked.length);
      expect(await count("audit_entries", "resource_id")).toBe(booked.length);
    });
  },
);
