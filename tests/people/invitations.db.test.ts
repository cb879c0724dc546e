import { beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

async function invite(body: Record<string, unknown> = {}) {
  const made = await acme.post("/v2/invitations", { name: "Spring intake", ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

describe("an invitation", () => {
  it("shows its link once, and is stored as a hash", { tags: "main" }, async () => {
    const { link, ...shown } = await invite({ max_uses: 2, expires_at: "2031-04-01T00:00:00Z" });
    const [, token = ""] = /^https:\/\/meet\.example\.com\/join\/([\w-]{32})$/.exec(link) ?? [];
    expect(shown).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: "Spring intake",
      email: null,
      user: null,
      role: "member",
      team: null,
      state: "open",
      invited_by: null,
      invited_by_name: null,
      mailed_at: null,
      mails: 0,
      remind_from: null,
      joined_at: null,
      uses: 0,
      max_uses: 2,
      expires_at: "2031-04-01T00:00:00.000Z",
      revoked_at: null,
      createdAt: expect.any(String),
    });
    expect((await acme.get("/v2/invitations")).body[0]).toEqual(shown);
    expect(await api.db.invitation.count({ where: { tokenHash: hashToken(token) } })).toBe(1);
  });

  it("is unlimited in uses and time by default", async () => {
    expect(await invite()).toMatchObject({ max_uses: null, expires_at: null });
  });

  it("is revoked once, and stays in the list", async () => {
    const { _id } = await invite();
    expect((await acme.delete(`/v2/invitations/${_id}`)).body).toEqual({ n: 1, ok: 1 });
    expect((await acme.delete(`/v2/invitations/${_id}`)).body).toEqual({ n: 0, ok: 1 });
    const [shown] = (await acme.get("/v2/invitations?limit=1")).body;
    expect(shown).toMatchObject({ _id, revoked_at: expect.any(String) });
  });

  it.each([
    [{ name: "" }, "/name too_small"],
    [{ name: "x\0" }, "/name nul_character"],
    [{ max_uses: 0 }, "/max_uses too_small"],
    [{ max_uses: 1.5 }, "/max_uses invalid_type"],
    [{ expires_at: "tomorrow" }, "/expires_at invalid_format"],
    [{ expires_at: "2020-01-01T00:00:00Z" }, "/expires_at past"],
  ])("rejects %j", async (body, issue) => {
    const response = await acme.post("/v2/invitations", { name: "Spring intake", ...body });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});
