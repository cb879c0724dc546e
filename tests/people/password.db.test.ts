import { beforeAll, describe, expect, it } from "vitest";
import { setPassword } from "@/lib/domain/auth/passwords/set-password";
import { verifyPassword } from "@/lib/platform/crypto/password";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { signInUser } from "../support/sign-in-user";
import { createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const OLD = "five grey herons";
const NEW = "three wise owls at noon";

async function person() {
  const { _id: id, emails } = await createTestUser(acme);
  const [email] = emails as [string];
  await setPassword(api.db, email, OLD);
  const browser = await signInUser(api.db, id);
  const change = (current_password: string, password: string) =>
    requestApi("PUT", "/v2/password", { headers: browser, body: { current_password, password } });
  const has = async (password: string) => {
    const { passwordHash } = await api.db.login.findFirstOrThrow({ where: { userId: id } });
    return verifyPassword(passwordHash, password);
  };
  const isSignedIn = async (headers = browser) =>
    (await requestApi("GET", "/v2/sessions", { headers })).status === 200;
  return { id, email, change, has, isSignedIn };
}

describe("a signed-in user", () => {
  it("changes the password, which signs out only their other browsers", { tags: "main" }, async () => {
    const ana = await person();
    const phone = await signInUser(api.db, ana.id);
    expect((await ana.change(OLD, NEW)).status).toBe(204);
    expect([await ana.has(OLD), await ana.has(NEW)]).toEqual([false, true]);
    expect([await ana.isSignedIn(), await ana.isSignedIn(phone)]).toEqual([true, false]);
  });

  it("must enter the current one", async () => {
    const ana = await person();
    const { status, body } = await ana.change("six grey herons", NEW);
    expect([status, body.errors]).toEqual([
      400,
      [{ in: "body", pointer: "/current_password", code: "wrong", message: "is not your password" }],
    ]);
    expect(await ana.has(OLD)).toBe(true);
  });

  it.each([
    ["short", "too_small", "nine-char"],
    ["easy to guess", "too_easy", "password2031"],
    ["long", "too_big", "x".repeat(1001)],
  ])("is refused one that is %s", async (_, code, password) => {
    const ana = await person();
    const { status, body } = await ana.change(OLD, password);
    expect([status, body.errors[0].pointer, body.errors[0].code]).toEqual([400, "/password", code]);
    expect(await ana.has(OLD)).toBe(true);
  });

  it("is refused their own address as password", async () => {
    const ana = await person();
    expect((await ana.change(OLD, ana.email)).body.errors[0].code).toBe("too_easy");
  });

  it("changes it once in two simultaneous browsers", async () => {
    const ana = await person();
    const responses = await Promise.all([ana.change(OLD, NEW), ana.change(OLD, `${NEW} and another`)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it("must wait after ten wrong attempts", async () => {
    const ana = await person();
    for (let tries = 0; tries < 10; tries++) expect((await ana.change("a guess", NEW)).status).toBe(400);
    const { status, headers } = await ana.change(OLD, NEW);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await ana.has(OLD)).toBe(true);
  });
});

it("API keys have no password", async () => {
  const { status } = await acme.put("/v2/password", { current_password: OLD, password: NEW });
  expect(status).toBe(403);
});
