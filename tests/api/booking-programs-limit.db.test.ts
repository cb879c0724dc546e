import { expect, it } from "vitest";
import { call, testApi } from "../support/api";
import { bookingBody } from "../support/bookings";
import { createBookpage, createHost } from "../support/people";

const api = testApi({ RATE_LIMIT_BOOKING: "3" });

it("POST /<page>/bookings.json lets one address book as often as by the form", async () => {
  const acme = await api.tenant();
  const { nickname } = await createBookpage(acme, (await createHost(acme))._id);
  const statuses = [];
  for (const hour of [9, 10, 11, 12]) {
    const body = bookingBody({ start: `2031-03-10T${String(hour).padStart(2, "0")}:00:00+01:00` });
    statuses.push((await call("POST", `/${nickname}/bookings.json`, { body })).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});
