import { expect, it } from "vitest";
import { createTestApi, requestApi } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "3" });

it("POST /<page>/bookings.json returns 429 after as many bookings of one client as the form allows", async () => {
  const acme = await api.tenant();
  const { nickname } = await createTestPage(acme, (await createTestHost(acme))._id);
  const statuses = [];
  for (const hour of [9, 10, 11, 12]) {
    const body = buildTestBookingBody({ start: `2031-03-10T${String(hour).padStart(2, "0")}:00:00+01:00` });
    statuses.push((await requestApi("POST", `/${nickname}/bookings.json`, { body })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});
