import { expect, it } from "vitest";
import { toLinkingSite } from "./to-linking-site";

it.each([
  ["https://shop.example/contact/?utm=1#top", "https://shop.example/contact"],
  ["https://shop.example/", "https://shop.example"],
  ["http://ana:secret@shop.example:8080/team", "http://shop.example:8080/team"],
  ["https://mail.example/inbox/ana@example.com/1", "https://mail.example/inbox"],
  ["https://mail.example/inbox/ana%40example.com", "https://mail.example/inbox"],
  ["https://crm.example/people/20394857/notes", "https://crm.example/people"],
  [`https://crm.example/s/${"x".repeat(41)}`, "https://crm.example/s"],
  [`https://shop.example/${"long/".repeat(60)}`, "https://shop.example"],
  ["https://book.acme.example/ana", null],
  ["android-app://com.example", null],
  ["none", null],
])("names the site of %s", (referrer, site) => {
  expect(toLinkingSite(referrer, ["book.acme.example"])).toBe(site);
});
