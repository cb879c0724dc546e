import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, getDemo, test } from "../support/fixtures";

test("an agent discovers how to book on a page without instructions, and books", { tag: "@main" }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/amara");
  const text = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute("href");
  const links = (await request.get("/amara")).headers().link ?? "";
  for (const named of ["/amara/page.json", "/amara/slots.json", "/amara/bookings.json", "openapi.agent.json"])
    expect(links).toContain(named);
  const action = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(action.potentialAction["@type"]).toBe("ReserveAction");

  const read = await request.get(text ?? "");
  expect(read.headers()["content-type"]).toContain("text/markdown");
  const words = await read.text();
  expect(words).toContain("`attendee.company`: required");
  const start = /^- (\d{4}-\S+)$/m.exec(words)?.[1];
  const attendee = { name: "Ana Silva", email: "ana.programs@example.com", company: "Acme" };
  const { urlTemplate } = action.potentialAction.target.find(
    (point: { httpMethod?: string }) => point.httpMethod,
  );
  const booked = await request.post(new URL(urlTemplate).pathname, { data: { start, attendee } });
  expect(booked.status(), await booked.text()).toBe(201);
  await page.goto(
    new URL((await booked.json()).page_url).href.replace(new URL(urlTemplate).origin, baseURL ?? ""),
  );
  await expect(page.getByText("Ana Silva").first()).toBeVisible();

  for (const [path, type, named] of [
    ["/llms.txt", "text/plain", "/mcp"],
    ["/.well-known/api-catalog", "application/linkset+json", "openapi.agent.json"],
    ["/v2/openapi.agent.json", "application/json", "createPageBooking"],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()["content-type"], path).toContain(type);
    expect(await response.text(), path).toContain(named);
  }
  expect((await request.get("/unknown-name.md")).status()).toBe(404);
});

test("an agent with an API key calls the tools over HTTP", { tag: "@main" }, async ({ baseURL, request }) => {
  const agent = new Client({ name: "agent", version: "1" });
  const headers = { authorization: `Bearer ${getDemo().api_key}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit: { headers } });
  await agent.connect(transport as Parameters<Client["connect"]>[0]);
  const { tools } = await agent.listTools();
  expect(tools.map(({ name }) => name)).toContain("find_slots");
  const found = await agent.callTool({
    name: "find_slots",
    arguments: { page: "amara", from: "2031-03-10", to: "2031-03-10" },
  });
  expect(found.isError).toBeFalsy();
  await agent.close();
  expect((await request.get("/mcp")).status()).toBe(405);
});
