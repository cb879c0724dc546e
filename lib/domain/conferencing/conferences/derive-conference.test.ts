import { describe, expect, it } from "vitest";
import { deriveConference } from "./derive-conference";

const JITSI = "https://meet.example.com";
const wanted = { kind: "jitsi", contact: null, host: "ana" } as const;

describe("deriveConference", () => {
  it("returns null for a physical place", () => {
    expect(deriveConference({ ...wanted, kind: "place" }, null, JITSI)).toBeNull();
    expect(deriveConference(null, deriveConference(wanted, null, JITSI), JITSI)).toBeNull();
  });

  it("returns an unguessable Jitsi room for each event", () => {
    const urls = [1, 2].map(() => deriveConference(wanted, null, JITSI)?.url);
    expect(urls[0]).toMatch(/^https:\/\/meet\.example\.com\/[0-9a-f]{32}$/);
    expect(urls[0]).not.toBe(urls[1]);
  });

  it("reuses the event's conference until its host changes", () => {
    const before = deriveConference(wanted, null, JITSI);
    expect(deriveConference(wanted, before, JITSI)).toBe(before);
    expect(deriveConference({ ...wanted, host: null }, before, JITSI)).toBe(before);
    expect(deriveConference({ ...wanted, host: "bo" }, before, JITSI)?.url).not.toBe(before?.url);
  });

  it("leaves the URL of a provider's meeting null and reuses an existing one", () => {
    const asked = deriveConference({ ...wanted, kind: "zoom" }, null, JITSI);
    expect(asked).toEqual({ provider: "zoom", host: "ana", url: null, code: null, phone: null });
    const made = {
      ...asked,
      provider: "zoom",
      host: "ana",
      url: "https://z",
      code: "1",
      phone: null,
    } as const;
    expect(deriveConference({ ...wanted, kind: "zoom" }, made, JITSI)).toBe(made);
  });

  it("returns the host's link or number", () => {
    expect(deriveConference({ ...wanted, kind: "link", contact: "https://a.b/c" }, null, null)?.url).toBe(
      "https://a.b/c",
    );
    const call = deriveConference({ ...wanted, kind: "phone", contact: "+49 30 1" }, null, null);
    expect([call?.phone, call?.url]).toEqual(["+49 30 1", null]);
  });

  it("fails without a configured Jitsi", () => {
    expect(deriveConference(wanted, null, null)?.failed).toBe("no_account");
  });
});
