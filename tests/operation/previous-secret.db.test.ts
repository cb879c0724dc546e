import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildReplyAddress, parseReplyAddress } from "@/lib/domain/events/reply-address";
import { createCreatorToken, verifyCreatorToken } from "@/lib/domain/events/third-parties/creator-token";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { deriveKey, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost, createTestPage } from "../support/users";

const PREVIOUS = "the secret that counted until this morning";

const api = createTestApi({
  BOOKPAGE_SECRET: "the secret that counts from now on, alone soon",
  BOOKPAGE_SECRET_PREVIOUS: PREVIOUS,
  INBOUND_MAIL_DOMAIN: "in.example.com",
  INBOUND_MAIL_SECRET: "a secret that only these tests use",
});

const NOW = asInstant(Date.UTC(2031, 2, 1));

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const signBy = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", deriveKey(secret, purpose)).update(text);

describe("the previous secret", () => {
  it("opens an event, by the link of a mail", { tags: "main" }, async () => {
    const event = await createTestEvent(acme, await createTestHost(acme), { dates: [DATE] });
    const { _id: invitee } = event.invitees[0];
    const keyBy = (secret: string) =>
      `${invitee}.${signBy(secret, "mailed key", invitee).digest("base64url").slice(0, 32)}`;
    expect(buildMailedKey({ id: invitee, keyVersion: 0 })).not.toBe(keyBy(PREVIOUS));
    for (const key of [buildMailedKey({ id: invitee, keyVersion: 0 }), keyBy(PREVIOUS)])
      expect((await loadEventPage(api.db, event._id, key))?.id).toBe(invitee);
    expect(await loadEventPage(api.db, event._id, keyBy("a third secret"))).toBeNull();
  });

  it("accepts an answer by mail", () => {
    const event = "0123456789abcdef01234567";
    const proof = signBy(PREVIOUS, "reply address", event).digest("hex").slice(0, 24);
    expect(parseReplyAddress(`event-${event}-${proof}@in.example.com`)?.id).toBe(event);
    expect(parseReplyAddress(buildReplyAddress(event) ?? "")?.id).toBe(event);
    expect(parseReplyAddress(`event-${event}-${"0".repeat(24)}@in.example.com`)).toBeNull();
  });

  it("verifies a creator token", () => {
    const app = { id: "0123456789abcdef01234567", secretHash: hashToken("of the app") };
    const token = createCreatorToken(app, "ana@example.com", NOW);
    const [end = ""] = token.split(".");
    const known = [app.id, Buffer.from(app.secretHash).toString("hex"), "ana@example.com", end].join("\n");
    const signature = signBy(PREVIOUS, "creator-token", known).digest("base64url");
    for (const one of [token, `${end}.${signature}`])
      expect(verifyCreatorToken(one, app, "ana@example.com", NOW)).toBe(true);
    expect(verifyCreatorToken(`${end}.${signature}`, app, "bo@example.com", NOW)).toBe(false);
  });

  it("identifies a repeated form, which books once", async () => {
    const form = generateToken();
    const host = await createTestHost(acme);
    const { nickname } = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
    const submit = () => {
      const data = new FormData();
      const filled = { name: "Ana", email: "ana@example.com", slot: "2031-03-10T08:00:00Z", tz: "UTC", form };
      for (const [name, value] of Object.entries(filled)) data.append(name, value);
      const browser = { acceptLanguage: "en", cookies: { lang: null, tz: null, h: null } };
      return submitBooking(api.db, { slug: nickname, data, browser, sameOrigin: true, wait: null, now: NOW });
    };
    expect(await submit()).toMatchObject({ outcome: "booked" });
    // The form was first sent while the previous secret was current.
    const [current, previous] = deriveStableTokens("booker", form);
    await api.db.invitee.updateMany({
      where: { keyHash: hashToken(current) },
      data: { keyHash: hashToken(previous ?? "") },
    });
    expect(await submit()).toMatchObject({ outcome: "booked" });
    expect(await api.db.event.count({ where: { page: { slug: nickname } } })).toBe(1);
  });
});
