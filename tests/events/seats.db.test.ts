import { beforeAll, describe, expect, it } from "vitest";
import { type Tenant, testApi } from "../support/api";
import { bookingBody, createBooking } from "../support/bookings";
import { createBookpage, createHost } from "../support/people";
import { sendBooking } from "../support/public-forms";

const api = testApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "0" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const START = "2031-03-10T09:00:00+01:00";

async function createPage(seats: number, custom: Record<string, unknown> = {}) {
  const { _id } = await createHost(acme);
  const page = await createBookpage(acme, _id, { custom: { auto_confirm: true, seats, ...custom } });
  return { user: _id as string, nickname: page.nickname as string };
}

const attendee = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` });

describe("The last seat", () => {
  it("is given once, whoever asks for it at the same time, by page or by API", {
    timeout: 120_000,
  }, async () => {
    const { nickname, user } = await createPage(10);
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, booker) => {
        if (booker % 3 === 0)
          return /^\/event\//.test(
            await sendBooking(nickname, { email: `ana-${booker}@example.com`, slot: "2031-03-10T08:00:00Z" }),
          );
        const { status, body } = await acme.post(
          "/v2/bookings",
          bookingBody({ page: nickname, start: START, attendee: attendee(`Ana-${booker}`) }),
        );
        if (status !== 201) expect([status, body.code]).toEqual([409, "slot_taken"]);
        return status === 201;
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    const { body: bookings } = await acme.get(`/v2/bookings?host=${user}`);
    expect(bookings).toHaveLength(1);
    expect(bookings[0].seats).toEqual({ all: 10, taken: 10 });
    expect(bookings[0].invitees).toHaveLength(11);
    const { body: explained } = await acme.get(
      `/v2/slots/explain?page=${nickname}&start=${encodeURIComponent(START)}`,
    );
    expect(explained.free).toBe(false);
    expect(explained.reasons).toMatchObject([{ rule: "full", event: { _id: bookings[0]._id } }]);
  });
});
