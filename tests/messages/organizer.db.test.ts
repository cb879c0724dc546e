import { beforeAll, describe, expect, it } from "vitest";
import { handleFeed } from "@/lib/api/feeds/handle-feed";
import { asInstant } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { buildTestBookingBody, createTestBooking } from "../support/bookings";
import { confirmUserEmail } from "../support/confirm-user-email";
import { runMailJobs } from "../support/mail-jobs";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";

const api = createTestApi({ MAIL_FROM: "Acme <meetings@acme.example>" });

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

/** Returns the organizer in the calendar files of mails, by recipient. */
async function readOrganizers() {
  const mails = await runMailJobs(api.db, asInstant(Date.UTC(2031, 0, 5)));
  const named = mails.map(async ({ id, recipient }) => {
    const { calendar } = (await acme.get(`/v2/mails/${id}`)).body;
    const file: string = calendar?.content.replace(/\r\n /g, "") ?? "";
    return [
      recipient,
      [...new Set([...file.matchAll(/^ORGANIZER.*:mailto:(.*)$/gim)].map(([, address]) => address))],
    ];
  });
  return Object.fromEntries(await Promise.all(named));
}

describe("without inbound mail,", () => {
  it.each([
    ["of one meeting", {}],
    ["of a series", { series: { every: "week", times: 3 } }],
  ])("calendar replies go to the host, and the host's to the installation: %s", async (_, more) => {
    const host = await createTestHost(acme);
    const custom = { auto_confirm: true, series: { every: ["week"], times: [1, 5] } };
    const { nickname } = await createTestPage(acme, host._id, { custom });
    const guest = `${makeUniqueName("bo")}@x.example`;
    const attendee = { name: "Ana", email: `${makeUniqueName("ana")}@x.example` };
    const made = await acme.post(
      "/v2/bookings",
      buildTestBookingBody({ page: nickname, attendee, guests: [guest], ...more }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const [address] = host.emails;
    const asked = { [attendee.email]: [address], [guest]: [address], [address]: ["meetings@acme.example"] };
    expect(await readOrganizers()).toMatchObject(asked);
    const [first = made.body] = made.body.bookings ?? [];
    await acme.post(`/v2/bookings/${first._id}/cancel`, { scope: "following" });
    expect(await readOrganizers()).toMatchObject({ [attendee.email]: [address], [guest]: [address] });
  });

  it("the host's feed names the installation, and a participant's the host", async () => {
    const [host, member] = [await createTestHost(acme), await createTestHost(acme)];
    await confirmUserEmail(api.db, member);
    const { nickname } = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
    await createTestBooking(acme, { page: nickname, guests: member.emails });
    for (const [user, address] of [
      [host._id, "meetings@acme.example"],
      [member._id, host.emails[0]],
    ]) {
      const { url } = (await acme.post(`/v2/users/${user}/feed`, {})).body;
      const file = url.split("/").at(-1);
      const feed = await handleFeed(new Request(url), file);
      expect((await feed.text()).replace(/\r\n /g, "")).toMatch(
        new RegExp(`^ORGANIZER.*:mailto:${address}\r$`, "m"),
      );
    }
  });
});
