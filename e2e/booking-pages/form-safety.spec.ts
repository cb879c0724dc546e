import { buildDetailsPath, changeFields, expandFields } from "../support/booking-steps";
import { expect, test } from "../support/fixtures";

const ZONE = "Europe/Paris";

test("the same form sent twice books once and leads to the same page", { tag: "@main" }, async ({
  page,
  host,
  request,
  baseURL,
}) => {
  const robin = await host();
  const [chosen = ""] = await robin.freeTimes();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  const form = Object.fromEntries(
    await page
      .locator("form[method=post]")
      .evaluate((element) => [
        ...(new FormData(element as HTMLFormElement).entries() as unknown as [string, string][]),
      ]),
  );
  const send = async () => {
    const response = await request.post(`/${robin.nickname}/book`, {
      form,
      maxRedirects: 0,
      headers: { origin: baseURL ?? "" },
    });
    expect(response.status()).toBe(303);
    return response.headers().location;
  };
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatch(/^\/event\/[0-9a-f]{24}\?key=/);
  expect(second).toBe(first);
  expect(await send()).toBe(first);
  expect(await robin.events()).toHaveLength(1);
  await page.goto(first ?? "");
  await expect(page.getByRole("main")).toContainText("Confirmed");
});

test("an impatient double click books once", async ({ page, host }) => {
  const robin = await host();
  const [chosen = ""] = await robin.freeTimes();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await changeFields(page, { Name: "Ana Duarte", Email: "ana@mail.example" });
  await page.getByRole("button", { name: "Book" }).dblclick();
  await expect(page.getByRole("main")).toContainText("Confirmed");
  expect(await robin.events()).toHaveLength(1);
});

for (const foreign of [
  { origin: "https://elsewhere.example" },
  { "sec-fetch-site": "cross-site", origin: "null" },
]) {
  test(`a form of another website is rejected: ${JSON.stringify(foreign)}`, async ({
    page,
    host,
    request,
  }) => {
    const robin = await host();
    const [slot = ""] = await robin.freeTimes();
    const response = await request.post(`/${robin.nickname}/book`, {
      form: { slot: `${slot.slice(0, 19)}Z`, step: "details", name: "Eve", email: "eve@mail.example" },
      headers: foreign as Record<string, string>,
      maxRedirects: 0,
    });
    expect(response.status()).toBe(403);
    await page.setContent(await response.text());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The form couldn’t be submitted");
    await expect(page.getByRole("link", { name: "Back to the booking page" })).toHaveAttribute(
      "href",
      `/${robin.nickname}`,
    );
    expect(await robin.events()).toEqual([]);
  });
}

test("markup in any free text is shown as text", async ({ page, host }) => {
  const evil = (name: string) =>
    `<script>window.ran="${name}"</script><img src=x onerror="window.ran='${name}'">`;
  const robin = await host({
    message: evil("message"),
    custom: {
      invite_title: evil("title"),
      title_label: evil("label"),
      title_placeholder: evil("placeholder"),
      fixed_places: [{ name: evil("place"), address: `javascript:window.ran="address"` }],
    },
  });
  const [chosen = ""] = await robin.freeTimes();
  const shown = (name: string) => expect(page.getByText(evil(name)).first()).toBeVisible();
  const nothingRan = async () =>
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();

  await page.goto(`/${robin.nickname}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil("title"));
  await shown("message");
  await nothingRan();
  await page.goto(buildDetailsPath(robin.nickname, ZONE, chosen));
  await shown("place");
  await expandFields(page);
  await page.getByRole("textbox", { name: evil("label") }).fill(evil("subject"));
  await changeFields(page, {
    Name: evil("name"),
    Message: `${evil("said")}</textarea><script>ran=1</script>`,
  });
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(evil("name"));
  await nothingRan();
  await changeFields(page, { Email: "eve@mail.example" });
  await page.getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(evil("subject"));
  for (const name of ["name", "said", "place"]) await shown(name);
  expect(await page.locator("a[href^='javascript:']").count()).toBe(0);
  await nothingRan();
});
