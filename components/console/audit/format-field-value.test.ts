import { describe, expect, it } from "vitest";
import type { Me } from "../me";
import { formatFieldValues } from "./format-field-value";

type Context = Parameters<typeof formatFieldValues>[1];

const t = Object.assign((key: string) => key, { has: () => true }) as unknown as Context["t"];
const HOST = "6b0cca278dd7518afb76d94c";

const format = (
  path: string,
  before: unknown,
  after: unknown,
  resource: Context["resource"] = "event",
): [string | null, string | null] => {
  const me = { locale: "en-GB", timezone: "Europe/London" } as Me;
  const names = new Map([[HOST, "Amara Okafor"]]);
  const formatted = formatFieldValues({ path, before, after }, { resource, t, me, names });
  return [formatted.before, formatted.after];
};

describe("formatFieldValues", () => {
  it("names people, guests, locations and times instead of their ids", () => {
    expect(format("created_by_user_id", null, HOST)).toEqual([null, "Amara Okafor"]);
    expect(
      format("invitees", [], [{ id: HOST, email: "ana@example.com", full_name: "Ana Silva", lang: "en" }]),
    ).toEqual([null, "Ana Silva"]);
    expect(format("places", [], [{ name: "Video call", address: null }])).toEqual([null, "Video call"]);
    expect(format("dates", [], [{ id: HOST, starts_at: "2031-03-10T09:00:00Z", all_day: false }])[1]).toMatch(
      /10.Mar.2031/,
    );
  });

  it("shows what differs in items of the same name", () => {
    const guest = { full_name: "Ana Silva", phone: "+44 1" };
    expect(format("invitees", [guest], [{ ...guest, phone: "+44 2" }])).toEqual(["+44 1", "+44 2"]);
  });

  it("formats settings as their editor does, with switches that allow something", () => {
    expect(format("custom.block_new_invitee", null, true, "bookpage")).toEqual([null, "profile.off"]);
    expect(format("active", true, false, "bookpage")).toEqual(["profile.on", "profile.off"]);
    expect(format("role", "member", "admin", "user")).toEqual(["roles.member", "roles.admin"]);
  });

  it("leaves out ids that are not those of people", () => {
    expect(format("template_id", null, "6b0cca278dd7518afb76d999", "bookpage")).toEqual([null, null]);
  });
});
