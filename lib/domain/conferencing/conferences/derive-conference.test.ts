import { describe, expect, it } from "vitest";
import { deriveConference } from "./derive-conference";

const JITSI = "https://meet.example.com";
const request = { kind: "jitsi", contact: null, host: "ana" } as const;

describe("deriveConference", () => {
  it("returns null for a physical place", () => {
    expect(deriveConference({ ...request, kind: "place" }, null, JITSI)).toBeNull();
    expect(deriveConference(null, deriveConference(request, null, JITSI), JITSI)).toBeNull();
  });

  it("returns an unguessable Jitsi room for each event", () => {
    const urls = [1, 2].map(() => deriveConference(request, null, JITSI)?.url);
    expect(urls[0]).toMatch(/^https:\/\/meet\.example\.com\/[0-9a-f]{32}$/);
    expect(urls[0]).not.toBe(urls[1]);
  });

  it("reuses the event's conference until its host changes", () => {
    const before = deriveConference(request, null, JITSI);
    expect(deriveConference(request, before, JITSI)).toBe(before);
    expect(deriveConference({ ...request, host: null }, before, JITSI)).toBe(before);
    expect(deriveConference({ ...request, host: "bo" }, before, JITSI)?.url).not.toBe(before?.url);
  });

  it("leaves the URL of a provider's meeting null and reuses an existing one", () => {
    const pending = deriveConference({ ...request, kind: "zoom" }, null, JITSI);
    expect(pending).toEqual({ provider: "zoom", host: "ana", url: null, code: null, phone: null });
    const created = {
      ...pending,
      provider: "zoom",
      host: "ana",
      url: "https://z",
      code: "1",
      phone: null,
    } as const;
    expect(deriveConference({ ...request, kind: "zoom" }, created, JITSI)).toBe(created);
  });

  it("returns the host's link or number", () => {
    expect(deriveConference({ ...request, kind: "link", contact: "https://a.b/c" }, null, null)?.url).toBe(
      "https://a.b/c",
    );
    const call = deriveConference({ ...request, kind: "phone", contact: "+49 30 1" }, null, null);
    expect([call?.phone, call?.url]).toEqual(["+49 30 1", null]);
  });

  it("fails without a configured Jitsi", () => {
    expect(deriveConference(request, null, null)?.failed).toBe("no_account");
  });
});
