import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { expect, getDemo, test } from "../support/fixtures";

interface SentResponse {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
  /** True if the connection carried an earlier request. */
  reused: boolean;
}

/** One request over the agent's connection. */
function send(
  agent: Agent,
  address: string,
  method: string,
  body: string | Buffer = "",
  headers: Record<string, string> = {},
): Promise<SentResponse> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      address,
      {
        agent,
        method,
        headers: {
          authorization: getDemo().api_key,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
            reused: sending.reusedSocket,
          }),
        );
      },
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

test.describe("the API over HTTP", () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  test.afterAll(() => agent.destroy());

  test("rejects malformed requests and keeps serving", { tag: "@main" }, async ({ baseURL }) => {
    const problem = (response: SentResponse) => {
      expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
      return JSON.parse(response.body) as { status: number; code: string };
    };
    const post = (body: string, headers: Record<string, string> = {}) =>
      send(agent, `${baseURL}/v2/users`, "POST", body, headers);

    expect(problem(await post(" ".repeat(1024 * 1024 + 1)))).toMatchObject({
      status: 413,
      code: "body_too_large",
    });
    const after = await send(agent, `${baseURL}/v2/auth/test`, "GET");
    expect(after.status).toBe(200);
    expect(after.reused).toBe(true);
    expect(problem(await post(" ".repeat(1024 * 1024)))).toMatchObject({ status: 400 });
    expect(problem(await post("{}", { "content-type": "text/plain" }))).toMatchObject({ status: 415 });
    expect(problem(await post('{"user": '))).toMatchObject({ status: 400, code: "malformed_json" });
    expect(problem(await post(""))).toMatchObject({ status: 400 });
    expect(problem(await post("{}", { authorization: "wrong" }))).toMatchObject({ status: 401 });

    const method = await send(agent, `${baseURL}/v2/users`, "DELETE");
    expect(problem(method)).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(method.headers.allow?.split(", ").sort()).toEqual(["GET", "POST", "PUT"]);
    expect(problem(await send(agent, `${baseURL}/v2/nothing/here`, "GET"))).toMatchObject({ status: 404 });
    expect(problem(await send(agent, `${baseURL}/v2/users/%E0%A4%A`, "GET")).status).toBeLessThan(500);
  });

  test("counts the bytes of a body without Content-Length while it arrives", async ({ baseURL }) => {
    const response = await fetch(`${baseURL}/v2/users`, {
      method: "POST",
      headers: { authorization: getDemo().api_key, "content-type": "application/json" },
      body: new Blob([" ".repeat(1024 * 1024 + 1)]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

test("exactly one of fifty simultaneous bookers of one time gets it", async ({ host, baseURL }) => {
  const robin = await host();
  const free = await robin.freeTimes();
  const chosen = free[3] as string;
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      fetch(`${baseURL}/${robin.nickname}/book`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: baseURL ?? "" },
        body: new URLSearchParams({
          slot: `${chosen.slice(0, 19)}Z`,
          step: "details",
          tz: "Europe/Paris",
          name: `Booker ${index}`,
          email: `booker-${index}@mail.example`,
          form: String(index).padStart(32, "0"),
        }),
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(303));
  const places = responses.map(({ headers }) => headers.get("location") ?? "");
  expect(places.filter((place) => place.startsWith("/event/"))).toHaveLength(1);
  expect(places.filter((place) => place.startsWith(`/${robin.nickname}?`))).toHaveLength(49);
  const events = await robin.events();
  expect(events.map(({ dates }) => dates.map(({ date }) => date))).toEqual([[chosen]]);
  expect(await robin.freeTimes()).toEqual(free.filter((start) => start !== chosen));
});
